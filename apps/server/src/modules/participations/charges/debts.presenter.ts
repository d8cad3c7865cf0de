import type { z } from 'zod'
import type { Debt } from '@tomogolf/contract/participations.schemas'
import { koreanCourseName } from '@tomogolf/domain/hangul/korean-names'
import { iso } from '@tomogolf/domain/time'
import type { CardSummary } from '../../cards/cards.repository.ts'
import { presentOwed } from '../viewer.presenter.ts'
import type { OpenDebt } from './debts.read.ts'

export const presentDebt = (
  { charge, courseName, courseNameJa, teeTime }: OpenDebt,
  cards: ReadonlyMap<string, CardSummary>,
): z.input<typeof Debt> => ({
  ...presentOwed(charge, charge.cardId === null ? null : (cards.get(charge.cardId) ?? null)),
  gameId: charge.gameId,
  courseName,
  courseNameJa,
  courseNameKo: koreanCourseName(courseName),
  teeTime: iso(teeTime),
})
