/** Sizes of pictures: the only ones that the server renders and pages request. */
export const ART_SIZES = [
  '640x376',
  '320x188',
  '640x256',
  '160x160',
  '600x600',
  '780x520',
  '840x900',
  '1100x800',
  '1440x560',
  '1200x630',
] as const
export type ArtSize = (typeof ART_SIZES)[number]
/** Locator maps: on wide screens and on phones. */
export const LOCATOR_SIZES = ['720x380', '360x300'] as const
export type LocatorSize = (typeof LOCATOR_SIZES)[number]
export const CONTOUR_SIZES = ['600x360', '1440x420', '1440x820'] as const
export type ContourSize = (typeof CONTOUR_SIZES)[number]
