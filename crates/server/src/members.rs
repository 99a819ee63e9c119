//! The members of an object, one after the other, without writing it.

use serde::ser::{Error as _, Impossible, Serialize, SerializeMap, SerializeStruct, Serializer};
use serde_json::Error;

/// What is done with each member.
pub trait Visit {
    /// A member: its name as it stands between the quotes, and its value.
    fn member(&mut self, name: &str, value: &(impl Serialize + ?Sized)) -> Result<(), Error>;
}

/// Visits the members of a value that is written as an object.
pub fn visit(object: &impl Serialize, visitor: &mut impl Visit) -> Result<(), Error> {
    object.serialize(Visitor {
        visitor,
        name: String::new(),
    })
}

struct Visitor<'a, V> {
    visitor: &'a mut V,
    /// The name of the next member of a map.
    name: String,
}

impl<V: Visit> SerializeStruct for Visitor<'_, V> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.visitor.member(name, value)
    }

    fn end(self) -> Result<(), Error> {
        Ok(())
    }
}

impl<V: Visit> SerializeMap for Visitor<'_, V> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, name: &T) -> Result<(), Error> {
        let name = serde_json::to_string(name)?;
        let inside = name
            .strip_prefix('"')
            .and_then(|name| name.strip_suffix('"'));
        self.name = inside.unwrap_or(&name).to_owned();
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.visitor.member(&self.name, value)
    }

    fn end(self) -> Result<(), Error> {
        Ok(())
    }
}

type Never = Impossible<(), Error>;

fn no_object<T>() -> Result<T, Error> {
    Err(Error::custom("an object is expected"))
}

macro_rules! no_objects {
    ($($serialize:ident($($argument:ty),*) -> $done:ty;)*) => {$(
        fn $serialize(self, $(_: $argument),*) -> Result<$done, Error> {
            no_object()
        }
    )*};
}

impl<V: Visit> Serializer for Visitor<'_, V> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Never;
    type SerializeTuple = Never;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Never;

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Error> {
        no_object()
    }

    no_objects! {
        serialize_bool(bool) -> ();
        serialize_i8(i8) -> ();
        serialize_i16(i16) -> ();
        serialize_i32(i32) -> ();
        serialize_i64(i64) -> ();
        serialize_u8(u8) -> ();
        serialize_u16(u16) -> ();
        serialize_u32(u32) -> ();
        serialize_u64(u64) -> ();
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_char(char) -> ();
        serialize_str(&str) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_unit_variant(&'static str, u32, &'static str) -> ();
        serialize_seq(Option<usize>) -> Never;
        serialize_tuple(usize) -> Never;
        serialize_tuple_struct(&'static str, usize) -> Never;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Never;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Never;
    }
}
