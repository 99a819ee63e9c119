import { FluentNumber, type FluentVariable } from "@fluent/bundle";

/** Replaces the hyphen of negative numbers with a minus sign, which is as wide as a digit and is read aloud as “minus”. */
function withMinus(digits: string): string {
  return digits.replace("-", "−");
}

/** A number for display, not for input, storage or messages. */
export function written(value: number, format?: Intl.NumberFormat): string {
  return withMinus(format ? format.format(value) : String(value));
}

/** The same with its sign: +3, −2, 0. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : written(value);
}

/** A number as a message argument: it selects the plural form and is formatted like all others. */
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
