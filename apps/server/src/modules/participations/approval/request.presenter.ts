import type { z } from 'zod'
import type { OwnJoinRequest } from '@tomogolf/contract/approval/join-requests.schemas'
import { money } from '@tomogolf/domain/money'
import { iso } from '@tomogolf/domain/time'
import { presentAmount } from '../../../platform/http/amount.presenter.ts'
import type { JoinRequestRow } from './join-requests.repository.ts'

export const presentOwnRequest = (request: JoinRequestRow): z.input<typeof OwnJoinRequest> => ({
  id: request.id,
  status: request.status,
  askedAt: iso(request.askedAt),
  answerUntil: iso(request.answerUntil),
  hold: presentAmount(money(request.holdMinor, request.currency)),
})
