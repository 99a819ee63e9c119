//! Short lists that are plain values: they live in static declarations, and moving one allocates nothing.

use serde::{Deserialize, Serialize};

/// A short list that is a plain value.
#[derive(Clone, Copy)]
pub struct ShortList<T, const MOST: usize> {
    pub(crate) items: [T; MOST],
    pub(crate) len: u8,
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

    /// Adds an item at the end. A full list stays as it is: give it room for the most that can happen.
    pub fn push(&mut self, item: T) {
        debug_assert!(self.len() < MOST, "a list of at most {MOST} is full");
        if let Some(free) = self.items.get_mut(usize::from(self.len)) {
            *free = item;
            self.len += 1;
        }
    }

    /// Takes out the items for which this does not hold.
    pub fn retain(&mut self, holds: impl Fn(&T) -> bool) {
        let all = *self;
        self.len = 0;
        for item in all.iter().filter(|item| holds(item)) {
            self.push(*item);
        }
    }

    /// Takes out the item at this place, if there is one.
    pub fn remove(&mut self, place: usize) -> Option<T> {
        let item = *self.get(place)?;
        self[place..].rotate_left(1);
        self.len -= 1;
        Some(item)
    }

    /// Keeps at most so many items, the first ones.
    pub fn truncate(&mut self, most: usize) {
        self.len = self.len().min(most) as u8;
    }
}

impl<T: Copy + Default, const MOST: usize> Default for ShortList<T, MOST> {
    fn default() -> Self {
        ShortList {
            items: [T::default(); MOST],
            len: 0,
        }
    }
}

impl<T, const MOST: usize> std::ops::Deref for ShortList<T, MOST> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const MOST: usize> std::ops::DerefMut for ShortList<T, MOST> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: std::fmt::Debug, const MOST: usize> std::fmt::Debug for ShortList<T, MOST> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

// Places that are not in use do not count.
impl<T: PartialEq, const MOST: usize> PartialEq for ShortList<T, MOST> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const MOST: usize> Eq for ShortList<T, MOST> {}

impl<T: PartialEq, const MOST: usize, const LEN: usize> PartialEq<[T; LEN]> for ShortList<T, MOST> {
    fn eq(&self, other: &[T; LEN]) -> bool {
        **self == *other
    }
}

impl<T: Copy + Default, const MOST: usize> Extend<T> for ShortList<T, MOST> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        for item in items {
            self.push(item);
        }
    }
}

impl<T: Copy + Default, const MOST: usize> FromIterator<T> for ShortList<T, MOST> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = ShortList::default();
        list.extend(items);
        list
    }
}

impl<T, const MOST: usize> IntoIterator for ShortList<T, MOST> {
    type Item = T;
    type IntoIter = std::iter::Take<std::array::IntoIter<T, MOST>>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(usize::from(self.len))
    }
}

impl<'a, T, const MOST: usize> IntoIterator for &'a ShortList<T, MOST> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
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
