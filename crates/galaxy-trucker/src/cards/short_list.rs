//! ShortList lists that live in static declarations.

use serde::{Deserialize, Serialize};

/// A short list that is a plain value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortList<T, const MOST: usize> {
    pub(super) items: [T; MOST],
    pub(super) len: u8,
}

impl<T: Copy, const MOST: usize> ShortList<T, MOST> {
    /// A list of these items, if they are not too many.
    pub fn new(items: &[T], blank: T) -> Option<ShortList<T, MOST>> {
        let mut list = [blank; MOST];
        list.get_mut(..items.len())?.copy_from_slice(items);
        Some(ShortList {
            items: list,
            len: items.len() as u8,
        })
    }
}

impl<T, const MOST: usize> std::ops::Deref for ShortList<T, MOST> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<'de, T, const MOST: usize> Deserialize<'de> for ShortList<T, MOST>
where
    T: Deserialize<'de> + Copy + Default,
{
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        ShortList::new(&items, T::default())
            .ok_or_else(|| serde::de::Error::invalid_length(items.len(), &"a shorter list"))
    }
}

impl<T: Serialize, const MOST: usize> Serialize for ShortList<T, MOST> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
