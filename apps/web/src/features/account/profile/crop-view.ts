/** What a square shows of a picture: its center in shares of the picture, and the magnification. */
export type CropView = { readonly x: number; readonly y: number; readonly zoom: number }
export type PictureSize = { readonly width: number; readonly height: number }

export const MAX_ZOOM = 4
export const WHOLE: CropView = { x: 0.5, y: 0.5, zoom: 1 }

/** Side of the shown square in pixels of the picture: at zoom 1 the picture's shorter side. */
const sideOf = ({ width, height }: PictureSize, zoom: number) => Math.min(width, height) / zoom

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Keeps the square inside the picture. */
export function fitView(size: PictureSize, { x, y, zoom }: CropView): CropView {
  const fitted = clamp(zoom, 1, MAX_ZOOM)
  const half = sideOf(size, fitted) / 2
  const within = (center: number, length: number) => clamp(center, half / length, 1 - half / length)
  return { x: within(x, size.width), y: within(y, size.height), zoom: fitted }
}

/** The view after moving the picture by shares of the square: 1 is its whole side. */
export function moveView(size: PictureSize, view: CropView, right: number, down: number): CropView {
  const side = sideOf(size, view.zoom)
  return fitView(size, {
    ...view,
    x: view.x - (right * side) / size.width,
    y: view.y - (down * side) / size.height,
  })
}

/** The shown square in pixels of the picture. */
export function cropSquare(size: PictureSize, view: CropView) {
  const side = sideOf(size, view.zoom)
  return { left: view.x * size.width - side / 2, top: view.y * size.height - side / 2, side }
}
