export type Terrain = 'mountain' | 'seaside' | 'parkland'

export const TERRAINS: readonly [Terrain, ...Terrain[]] = ['mountain', 'seaside', 'parkland']

export const INK = '#07110d'
export const FLAG = '#ff5c38'
export const POLE = '#f6f3e8'
export const CHALK = '#f3f5ec'
export const FOAM = '#c4e8e6'
export const DEW = '#d9f2d0'
export const LAMP = '#fff2c8'
export const ROCK = '#3d544c'
export const SAND = { light: '#e9d3a0', dark: '#b99c66' } as const
export const GREEN = { light: '#a5cf77', deep: '#86b95f', collar: '#5f9a4c' } as const
export const RELIEF = { tint: '#7fc98f', line: '#b9e3b4' } as const
/** Some courses have a few golden ginkgo trees or pale blossoms. */
export const SEASON = { ginkgo: '#b08d45', blossom: '#b58e94' } as const

export interface TerrainPalette {
  land: { lit: string; dark: string }
  rough: string
  firstCut: string
  fairway: { base: string; stripe: string }
  /** By rising crown size. */
  trees: readonly { crown: string; light: string }[]
  water: { near: string; far: string }
}

export const PALETTES: Readonly<Record<Terrain, TerrainPalette>> = {
  mountain: {
    land: { lit: '#11352a', dark: '#0a2119' },
    rough: '#174832',
    firstCut: '#1e5a3b',
    fairway: { base: '#2f754b', stripe: '#398756' },
    trees: [
      { crown: '#1a4a3a', light: '#2a6b4d' },
      { crown: '#17443a', light: '#27664c' },
      { crown: '#143c35', light: '#235c48' },
    ],
    water: { near: '#14505c', far: '#0e3a47' },
  },
  seaside: {
    land: { lit: '#1a4735', dark: '#123629' },
    rough: '#1d543b',
    firstCut: '#276749',
    fairway: { base: '#3b8157', stripe: '#479264' },
    trees: [
      { crown: '#20573f', light: '#347a5c' },
      { crown: '#1c5240', light: '#30735a' },
      { crown: '#184839', light: '#2b6953' },
    ],
    water: { near: '#135061', far: '#08293a' },
  },
  parkland: {
    land: { lit: '#153f28', dark: '#0e2f1e' },
    rough: '#1b4e2e',
    firstCut: '#246138',
    fairway: { base: '#3c7f45', stripe: '#48904f' },
    trees: [
      { crown: '#246339', light: '#3d824d' },
      { crown: '#1f5a37', light: '#37794a' },
      { crown: '#1a4f32', light: '#306e44' },
    ],
    water: { near: '#165261', far: '#0f3a48' },
  },
}
