import { regionOf } from '../../../components/regions/region-of.ts'
import { useSettingsAt } from '../../../components/regions/use-region-rules.ts'
import type { PageSettings } from '@tomogolf/domain/settings'
import type { GameDraft } from '../game-draft.ts'
import { teeTimeOf } from '../tee-time.ts'

/** The settings for the game of a draft, with those of its region. */
export const useDraftSettings = (draft: GameDraft): PageSettings =>
  useSettingsAt({
    region: regionOf(draft),
    courseId: draft.courseId,
    teeTime: teeTimeOf(draft),
  })
