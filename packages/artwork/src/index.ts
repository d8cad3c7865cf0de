export { contourLines } from './contour-lines.ts'
export type { ContourLineOptions } from './contour-lines.ts'
export { holeMap } from './hole-map.ts'
export type { HoleMapOptions } from './hole-map.ts'
export { kamon } from './kamon.ts'
export { appIcon, logoMark } from './logo.ts'
export { TERRAINS } from './palette.ts'
export type { Terrain } from './palette.ts'
export { SHARE_CARD, shareCard } from './share-card.ts'
export type { ShareCardContent } from './share-card.ts'
export {
  heatStep,
  PREFECTURES,
  prefecturesOf,
  REGIONS,
  regionBox,
  regionOutline,
  TILE_COLUMNS,
  TILE_ROWS,
} from './tile-map.ts'
export type { HeatStep, PlaceNames, Prefecture, Region, RegionId, TileBox } from './tile-map.ts'
