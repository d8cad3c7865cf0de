import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Terrain } from '@tomogolf/domain/game'
import type { Region } from '@tomogolf/domain/regions'
import { instant } from '../../platform/database/database.ts'

export const courses = pgTable(
  'courses',
  {
    id: text().primaryKey(),
    nameEn: text().notNull(),
    nameJa: text().notNull(),
    nameRomaji: text().notNull(),
    prefecture: text().notNull(),
    prefectureJa: text().notNull(),
    region: text().$type<Region>().notNull(),
    municipality: text().notNull(),
    municipalityJa: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    holes: integer(),
    terrain: text().$type<Terrain>().notNull(),
    /** False: the terrain was picked for the drawing only and is never shown as a fact. */
    terrainKnown: boolean().notNull().default(false),
    weekdayPriceJpy: integer(),
    weekendPriceJpy: integer(),
    priceYear: integer(),
    priceNote: text(),
    priceSourceUrl: text(),
    visitorsWelcome: text(),
    architect: text(),
    openedYear: integer(),
    par: integer(),
    access: text(),
    /** The last bus back, from a source that the address names. */
    lastBus: text(),
    lastBusSourceUrl: text(),
    website: text(),
    events: text(),
    hiddenAt: instant(),
    mergedInto: text(),
    /** An operator edited this row: later imports of the course list skip it. */
    correctedAt: instant(),
    updatedAt: instant().notNull(),
    /** The search text, lower-cased and folded; indexed by trigrams. */
    searchText: text().notNull(),
  },
  (t) => [
    index('courses_search').using('gin', t.searchText.op('gin_trgm_ops')),
    index('courses_name').on(t.nameEn),
    index('courses_place').on(t.region, t.prefecture),
  ],
)
