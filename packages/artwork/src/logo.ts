import { FLAG, INK } from './palette.ts'

/** The vermilion disc with the flag, in a box of 34 x 34. */
export const LOGO_BOX = 34

const DISC = `<circle cx="17" cy="17" r="17" fill="${FLAG}"/>`
const POLE_AND_FLAG =
  `<path d="M13.2 27.5V7.6" fill="none" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/>` +
  `<path d="M14 7.2l12 4.6-12 4.9z" fill="${INK}"/>`

/** The shapes of the mark, for use inside another picture. */
export const LOGO_SHAPES = DISC + POLE_AND_FLAG

/** The mark as an SVG element; decorative, because the name is beside it. */
export function logoMark(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_BOX} ${LOGO_BOX}" ` +
    `aria-hidden="true">${LOGO_SHAPES}</svg>`
  )
}

/**
 * App icon of `size` pixels. Plain: the disc on a transparent background. Maskable: on a dark
 * background, the disc inside the middle 80 % that every launcher shows; also for uses without
 * transparency (apple-touch-icon).
 */
export function appIcon(size: number, { maskable = false }: { maskable?: boolean } = {}): string {
  const box = maskable ? LOGO_BOX / 0.72 : LOGO_BOX
  const inset = Math.round(((box - LOGO_BOX) / 2) * 1000) / 1000
  const side = Math.round(box * 1000) / 1000
  const ground = maskable ? `<rect width="${side}" height="${side}" fill="${INK}"/>` : ''
  const shapes = maskable
    ? `<g transform="translate(${inset} ${inset})">${LOGO_SHAPES}</g>`
    : LOGO_SHAPES
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
    `viewBox="0 0 ${side} ${side}">${ground}${shapes}</svg>`
  )
}
