export type Rgb = readonly [number, number, number]

export const black: Rgb = [0, 0, 0]
export const white: Rgb = [255, 255, 255]
/** The dark theme's surface. */
export const night: Rgb = [26, 31, 39]

/** WCAG AA for text. */
export const readable = 4.5

/**
 * Only `#rgb` and `#rrggbb`: a colour from the server is never trusted to be anything else. Those that carry a
 * transparency are taken without it: what text stands on must be known.
 */
export function parseColor(value: string): Rgb | undefined {
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(value.trim())?.[1]
  if (!hex) return undefined
  const full = hex.length < 6 ? hex.replaceAll(/./g, '$&$&') : hex
  const part = (at: number): number => Number.parseInt(full.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

/** Black or white, whichever reads better: one of the two always passes AA. */
export function textOn(background: Rgb): Rgb {
  return contrast(white, background) >= readable ? white : contrastier(background)
}

/** The text that was asked for if it can be read here, else black or white. */
export function readableText(wanted: Rgb | undefined, background: Rgb): Rgb {
  return wanted && readsOn(wanted, [background]) ? wanted : textOn(background)
}

/** The colour itself if it reads on this background, else the nearest mix towards black or white that does. */
export function inkOn(color: Rgb, background: Rgb): Rgb {
  return inkTowards(color, contrastier(background), [background])
}

/** The nearest mix of the colour and a text that reads on all of these grounds. */
export function inkTowards(color: Rgb, text: Rgb, grounds: readonly Rgb[]): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(color, text, share)
    if (readsOn(mixed, grounds)) return mixed
  }
  return text
}

export function readsOn(text: Rgb, grounds: readonly Rgb[]): boolean {
  return grounds.every((ground) => contrast(text, ground) >= readable)
}

/** Text of less weight: as near to the background as can still be read on every one of these grounds. */
export function softOn(text: Rgb, grounds: readonly [Rgb, ...Rgb[]]): Rgb {
  for (let share = 0.4; share > 0; share -= 0.05) {
    const soft = mix(text, grounds[0], share)
    if (readsOn(soft, grounds)) return soft
  }
  return text
}

/** The same colour with no more light than this, for grounds that would glare in the dark. */
export function dimmed(color: Rgb, most: number): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(color, night, share)
    if (luminance(mixed) <= most) return mixed
  }
  return night
}

export function contrast(one: Rgb, other: Rgb): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

export function toHex(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function contrastier(background: Rgb): Rgb {
  return contrast(white, background) >= contrast(black, background) ? white : black
}

export function mix(color: Rgb, pole: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2): number => Math.round(color[at] * (1 - share) + pole[at] * share)
  return [part(0), part(1), part(2)]
}

export function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => linear(part / 255))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
