/**
 * A fraction of bigints, used only by the slow calculator. It is slow and simple enough to check
 * by reading.
 */
export class Fraction {
  readonly top: bigint;
  readonly bottom: bigint;

  constructor(top: bigint, bottom = 1n) {
    this.top = bottom < 0n ? -top : top;
    this.bottom = bottom < 0n ? -bottom : bottom;
  }

  static of(value: number | Fraction): Fraction {
    if (value instanceof Fraction) return value;
    const text = value.toFixed(10);
    return new Fraction(BigInt(text.replace(".", "")), 10n ** 10n);
  }

  plus(other: number | Fraction): Fraction {
    const { top, bottom } = Fraction.of(other);
    return new Fraction(this.top * bottom + top * this.bottom, this.bottom * bottom);
  }

  minus(other: number | Fraction): Fraction {
    return this.plus(Fraction.of(other).times(-1));
  }

  times(other: number | Fraction): Fraction {
    const { top, bottom } = Fraction.of(other);
    return new Fraction(this.top * top, this.bottom * bottom);
  }

  over(other: number | Fraction): Fraction {
    const { top, bottom } = Fraction.of(other);
    return new Fraction(this.top * bottom, this.bottom * top);
  }

  isOver(other: number | Fraction): boolean {
    return this.minus(other).top > 0n;
  }

  least(other: number | Fraction): Fraction {
    return this.isOver(other) ? Fraction.of(other) : this;
  }

  most(other: number | Fraction): Fraction {
    return this.isOver(other) ? this : Fraction.of(other);
  }

  /** This number less another, but not below zero. */
  above(other: number | Fraction): Fraction {
    return this.minus(other).most(0);
  }

  /** The number of whole steps. With `begun`, a step that has begun counts as a full one. */
  steps(step: number | Fraction, begun: boolean): Fraction {
    const { top, bottom } = this.over(step);
    const whole = top / bottom;
    return new Fraction(begun && whole * bottom < top ? whole + 1n : whole);
  }

  /** The nearest multiple of `step`. Halves are rounded up. */
  nearest(step: number): Fraction {
    return this.over(step).plus(0.5).steps(1, false).times(step);
  }

  cents(): number {
    return Number(this.times(100).plus(0.5).steps(1, false).top) / 100;
  }
}
