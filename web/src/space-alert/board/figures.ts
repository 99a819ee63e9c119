/** Crew figures, drawn upwards from the feet at 0,0, about 43 units tall. Shapes follow the helmets of the seats. */
export const BODY = "M-10 0v-14c0-6 4-9 10-9s10 3 10 9V0H4v-8h-8v8z";
export const VISOR = "M-5.5-33h11v5h-11z";
export const SHELLS = [
  "M-9-30a9 9.5 0 0 1 18 0v5H-9z",
  "M-8-39H8v4h3v7H8v3H-8v-3h-3v-7h3z",
  "M0-43l3 4c4 1 7 4 7 8v6h-20v-6c0-4 3-7 7-8z",
  "M-6-39H6l6 7-3 7H-9l-3-7z",
  "M-5-39c2 0 4 1 5 2.5 1-1.5 3-2.5 5-2.5 4 0 6 3 6 7v7h-22v-7c0-4 2-7 6-7z",
] as const;
export const FIGURE_HEIGHT = 43;

/** A squad of battlebots, 16 units wide around its middle. */
export const SQUAD = "M-6-4H6V5H-6zM-1-4v-4h2v4zM-9-1h3v4h-3zM6-1h3v4H6z";
