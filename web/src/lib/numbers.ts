import { FluentNumber, type FluentVariable } from "@fluent/bundle";

/** Digits with a minus sign where programs have a hyphen: it is as wide as a digit, and voices say “minus”. */
function withMinus(digits: string): string {
  return digits.replace("-", "−");
}

/** A number as people read it. Never for what is typed, stored or sent. */
export function written(value: number, format?: Intl.NumberFormat): string {
  return withMinus(format ? format.format(value) : String(value));
}

/** The same with its sign: +3, −2, 0. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : written(value);
}

/** A number inside a message: it still chooses the plural, and it is written as all others are. */
class WrittenNumber extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return withMinus(super.toString(scope));
  }
}

/** The variables of a message, with the numbers among them as people read them. */
export function readable(args: Record<string, FluentVariable> | undefined): Record<string, FluentVariable> | null {
  if (!args) return null;
  return Object.fromEntries(
    Object.entries(args).map(([name, arg]) => [name, typeof arg === "number" ? new WrittenNumber(arg) : arg]),
  );
}
