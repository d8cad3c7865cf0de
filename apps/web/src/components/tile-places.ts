import type { HeatStep } from '@tomogolf/artwork/tile-map'

// complete class names, so that Tailwind finds them; the CSP forbids style attributes in
// server-rendered HTML
const COLUMNS = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
  'col-start-8',
  'col-start-9',
  'col-start-10',
  'col-start-11',
  'col-start-12',
  'col-start-13',
  'col-start-14',
] as const
const ROWS = [
  'row-start-1',
  'row-start-2',
  'row-start-3',
  'row-start-4',
  'row-start-5',
  'row-start-6',
  'row-start-7',
  'row-start-8',
  'row-start-9',
  'row-start-10',
  'row-start-11',
] as const
const WIDTHS = ['col-span-1', 'col-span-2', 'col-span-3', 'col-span-4', 'col-span-5'] as const
const HEIGHTS = ['row-span-1', 'row-span-2', 'row-span-3', 'row-span-4', 'row-span-5'] as const
const HEAT: Record<HeatStep, string> = {
  0: 'bg-heat-0 text-heat-0-text',
  1: 'bg-heat-1 text-heat-1-text',
  2: 'bg-heat-2 text-heat-2-text',
  3: 'bg-heat-3 text-heat-3-text',
  4: 'bg-heat-4 text-heat-4-text',
  5: 'bg-heat-5 text-heat-5-text',
}

/** The grid of the tiles. */
export const TILE_SQUARE = 'relative grid aspect-[14/11] grid-cols-14 grid-rows-11'

/** Grid position of a tile (14 × 11), starting at 1. */
export const tilePlace = ({ col, row }: { col: number; row: number }): string =>
  `${COLUMNS[col - 1]} ${ROWS[row - 1]}`
export const boxPlace = ({
  col,
  row,
  columns,
  rows,
}: {
  col: number
  row: number
  columns: number
  rows: number
}): string => `${tilePlace({ col, row })} ${WIDTHS[columns - 1]} ${HEIGHTS[rows - 1]}`
export const heatClass = (step: HeatStep): string => HEAT[step]
