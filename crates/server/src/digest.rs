//! A number for a value: values that are written alike have the same, and others, but for one chance in many billions,
//! another. It takes a fraction of the time that writing takes, and nothing has to be kept but the number.
//!
//! Numbers are compared only with numbers of the same kind of value, made by the same process.

use foldhash::quality::FixedState;
use serde::{Serialize, ser};
use std::fmt::{self, Display};
use std::hash::{BuildHasher, Hasher};

/// The number of a member of an object. Nothing for what cannot be written.
pub fn digest(key: &str, value: &(impl Serialize + ?Sized)) -> Option<u64> {
    let mut hasher = FixedState::default().build_hasher();
    hasher.write(key.as_bytes());
    value.serialize(Digester(&mut hasher)).ok()?;
    Some(hasher.finish())
}

struct Digester<'a, H>(&'a mut H);

/// What stands before each value, so that no two values are told by the same bytes, and in the gaps of containers.
mod sign {
    pub const NONE: u8 = 0;
    pub const FALSE: u8 = 1;
    pub const TRUE: u8 = 2;
    pub const SIGNED: u8 = 3;
    pub const UNSIGNED: u8 = 4;
    pub const FLOAT: u8 = 5;
    pub const TEXT: u8 = 6;
    pub const VARIANT: u8 = 7;
    pub const LIST: u8 = 8;
    pub const OBJECT: u8 = 9;
    pub const END: u8 = 10;
    pub const SKIPPED: u8 = 11;
}

#[derive(Debug)]
struct Unwritable;

impl Display for Unwritable {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str("a value that cannot be written")
    }
}

impl std::error::Error for Unwritable {}

impl ser::Error for Unwritable {
    fn custom<T: Display>(_: T) -> Unwritable {
        Unwritable
    }
}

type Done = Result<(), Unwritable>;

macro_rules! numbers {
    ($($serialize:ident $kind:ty, $sign:ident, $write:ident;)*) => {$(
        fn $serialize(self, number: $kind) -> Done {
            self.0.write_u8(sign::$sign);
            self.0.$write(number.into());
            Ok(())
        }
    )*};
}

impl<H: Hasher> ser::Serializer for Digester<'_, H> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    numbers! {
        serialize_i8 i8, SIGNED, write_i64;
        serialize_i16 i16, SIGNED, write_i64;
        serialize_i32 i32, SIGNED, write_i64;
        serialize_i64 i64, SIGNED, write_i64;
        serialize_i128 i128, SIGNED, write_i128;
        serialize_u8 u8, UNSIGNED, write_u64;
        serialize_u16 u16, UNSIGNED, write_u64;
        serialize_u32 u32, UNSIGNED, write_u64;
        serialize_u64 u64, UNSIGNED, write_u64;
        serialize_u128 u128, UNSIGNED, write_u128;
        serialize_char char, TEXT, write_u32;
    }

    fn serialize_bool(self, value: bool) -> Done {
        self.sign(if value { sign::TRUE } else { sign::FALSE })
    }

    fn serialize_f32(self, value: f32) -> Done {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Done {
        self.0.write_u8(sign::FLOAT);
        self.0.write_u64(value.to_bits());
        Ok(())
    }

    fn serialize_str(self, text: &str) -> Done {
        self.serialize_bytes(text.as_bytes())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Done {
        self.0.write_u8(sign::TEXT);
        self.0.write_usize(bytes.len());
        self.0.write(bytes);
        Ok(())
    }

    fn serialize_none(self) -> Done {
        self.sign(sign::NONE)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.sign(sign::NONE)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, index: u32, _: &'static str) -> Done {
        self.variant(index);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Done {
        value.serialize(self.variant(index))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Unwritable> {
        self.0.write_u8(sign::LIST);
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Unwritable> {
        self.0.write_u8(sign::LIST);
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Unwritable> {
        self.0.write_u8(sign::LIST);
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Unwritable> {
        let variant = self.variant(index);
        variant.0.write_u8(sign::LIST);
        Ok(variant)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Unwritable> {
        self.0.write_u8(sign::OBJECT);
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Unwritable> {
        self.0.write_u8(sign::OBJECT);
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Unwritable> {
        let variant = self.variant(index);
        variant.0.write_u8(sign::OBJECT);
        Ok(variant)
    }
}

/// Lists are their elements, and an end.
macro_rules! containers {
    ($($container:ident, $element:ident;)*) => {$(
        impl<H: Hasher> ser::$container for Digester<'_, H> {
            type Ok = ();
            type Error = Unwritable;

            fn $element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                self.element(value)
            }

            fn end(self) -> Done {
                self.sign(sign::END)
            }
        }
    )*};
}

containers! {
    SerializeSeq, serialize_element;
    SerializeTuple, serialize_element;
    SerializeTupleStruct, serialize_field;
    SerializeTupleVariant, serialize_field;
}

/// Fields come in one order, and those that are left out say so: their names need no telling.
macro_rules! structs {
    ($($container:ident)*) => {$(
        impl<H: Hasher> ser::$container for Digester<'_, H> {
            type Ok = ();
            type Error = Unwritable;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Done {
                self.element(value)
            }

            fn skip_field(&mut self, _: &'static str) -> Done {
                self.0.write_u8(sign::SKIPPED);
                Ok(())
            }

            fn end(self) -> Done {
                self.sign(sign::END)
            }
        }
    )*};
}

structs! { SerializeStruct SerializeStructVariant }

impl<H: Hasher> ser::SerializeMap for Digester<'_, H> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.element(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.element(value)
    }

    fn end(self) -> Done {
        self.sign(sign::END)
    }
}

impl<H: Hasher> Digester<'_, H> {
    fn element(&mut self, value: &(impl Serialize + ?Sized)) -> Done {
        value.serialize(Digester(self.0))
    }

    fn variant(self, index: u32) -> Self {
        self.0.write_u8(sign::VARIANT);
        self.0.write_u32(index);
        self
    }

    fn sign(self, sign: u8) -> Done {
        self.0.write_u8(sign);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::collections::{BTreeMap, HashSet};

    #[derive(Serialize)]
    struct Line<'a> {
        name: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        first: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        second: Option<u8>,
    }

    #[test]
    fn what_is_written_alike_has_one_number() {
        let line = || Line {
            name: "Ada",
            first: Some(1),
            second: None,
        };
        assert_eq!(digest("a", &line()), digest("a", &line()));
        assert_eq!(digest("a", "text"), digest("a", &String::from("text")));
        assert_eq!(digest("a", &[1u8, 2][..]), digest("a", &vec![1u8, 2]));
    }

    #[test]
    fn what_is_written_otherwise_has_another() {
        let line = |name, first, second| {
            digest(
                "line",
                &Line {
                    name,
                    first,
                    second,
                },
            )
        };
        let all = [
            line("Ada", None, None),
            line("Ada", Some(1), None),
            line("Ada", None, Some(1)),
            line("Ada", Some(1), Some(1)),
            line("Eve", Some(1), Some(1)),
            digest("other", &[0u8; 0][..]),
            digest("line", &[0u8; 0][..]),
            digest("line", &[0u8; 1][..]),
            digest("line", &[0u8; 2][..]),
            digest("line", &json!([[0, 0], [0]])),
            digest("line", &json!([[0], [0, 0]])),
            digest("line", &json!([[0], 0, 0])),
            digest("line", &json!([["a", "b"]])),
            digest("line", &json!([["ab"]])),
            digest("line", &json!(null)),
            digest("line", &json!(false)),
            digest("line", &json!(0)),
            digest("line", &json!(-1)),
            digest("line", &json!(u64::MAX)),
            digest("line", &json!(1)),
            digest("line", &json!(1.0)),
            digest("line", &json!(true)),
            digest("line", &json!("")),
            digest("line", &json!({})),
            digest("line", &json!({"a": null})),
            digest("line", &json!({"a": {"b": 1}})),
            digest("line", &json!({"a": {}, "b": 1})),
        ];
        let different: HashSet<_> = all.iter().collect();
        assert_eq!(different.len(), all.len());
        assert!(all.iter().all(Option::is_some));
    }

    #[test]
    fn what_cannot_be_written_has_none() {
        struct Secret;
        impl Serialize for Secret {
            fn serialize<S: ser::Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
                Err(ser::Error::custom("no"))
            }
        }
        assert_eq!(digest("a", &BTreeMap::from([("b", vec![Secret])])), None);
    }
}
