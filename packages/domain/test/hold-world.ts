import {
  needsFallbackCharge,
  holdMachine,
  isHoldWanted,
  nextHoldStep,
  type HoldEvent,
  type HoldGoal,
  type HoldState,
} from '../src/machines/hold-machine.ts'
import { AUTHENTICATION_TIME, HOLD_RETRY_PAUSE, giveUpAt } from '../src/hold-plan.ts'
import { transitionFor } from '../src/machines/machine.ts'
import {
  participationMachine,
  type ParticipationEvent,
  type ParticipationState,
} from '../src/machines/participation-machine.ts'
import { DEFAULT_SETTINGS } from '../src/settings.ts'
import { hours, type Instant } from '../src/time.ts'

export type Verdict = 'approve' | 'refuse' | 'authenticate'
/** Result of a call to the bank. `response_lost` and `timed_out`: it may have taken effect. */
export type CallResult = 'answered' | 'never_sent' | 'response_lost' | 'timed_out'
type BankStatus = 'nothing' | 'needs_card' | 'needs_action' | 'held' | 'taken' | 'cancelled'

const GOALS = {
  release_hold: 'release',
  freeze_hold: 'freeze',
  capture_fee: 'capture_fee',
  capture_all: 'capture_all',
} as const

/**
 * A model of one participation, its hold and the guest's bank. The bank's state is the truth; calls
 * to it can fail at every point.
 */
export class HoldWorld {
  now: Instant
  readonly teeTime = hours(200)
  participation: ParticipationState
  hold: HoldState
  goal: HoldGoal = 'keep'
  placeAt: Instant
  giveUp: Instant | null = null
  bank: BankStatus = 'nothing'
  captures = 0
  charged = false
  decidedByOperator = false

  constructor(near: boolean) {
    this.placeAt = this.teeTime - hours(96)
    this.now = near ? this.teeTime - hours(50) : 0
    this.participation = near ? 'reserved' : 'confirmed'
    this.hold = near ? 'placing' : 'scheduled'
  }

  get step() {
    return nextHoldStep(
      { state: this.hold, goal: this.goal, placeAt: this.placeAt, giveUpAt: this.giveUp },
      this.now,
    )
  }
  get taken() {
    return this.captures + (this.charged ? 1 : 0)
  }

  applyToParticipation(event: ParticipationEvent) {
    const row = transitionFor(participationMachine, this.participation, event)
    if (!row) return
    this.participation = row.to
    for (const effect of row.effects)
      if (effect in GOALS) this.goal = GOALS[effect as keyof typeof GOALS]
    this.chargeIfDue()
  }

  decideAsOperator(goal: 'release' | 'capture_amount') {
    if (this.goal !== 'freeze' || this.hold !== 'authorised') return
    this.goal = goal
    this.decidedByOperator = true
    this.chargeIfDue()
  }

  authenticateGuest() {
    if (this.bank === 'needs_action') this.bank = 'held'
  }
  expireAuthorisation(webhookArrives: boolean) {
    if (this.bank !== 'held') return
    this.bank = 'cancelled'
    if (webhookArrives) this.apply('lapsed')
  }
  changeCard() {
    if (this.hold === 'refused') this.placeAt = this.now
  }

  /** Runs the next step, as the worker does. */
  runStep(result: CallResult, verdict: Verdict) {
    switch (this.step) {
      case 'place':
        this.apply('place')
        return this.call(result, () => this.placeAtBank(verdict))
      case 'ask_provider':
        if (this.bank !== 'nothing') return this.syncWithBank()
        if (!isHoldWanted(this.goal)) return this.apply('dropped')
        this.apply('not_found')
        return this.call(result, () => this.placeAtBank(verdict))
      case 'capture':
        this.apply('start_capture')
        return this.call(result, () => {
          if (this.bank === 'held') {
            this.bank = 'taken'
            this.captures++
          }
        })
      case 'release':
        this.apply('start_release')
        return this.call(result, () => this.cancelAtBank())
      case 'drop':
        if (result !== 'never_sent') {
          this.cancelAtBank()
          this.apply('dropped')
        }
        return
      case 'give_up':
        if (this.bank === 'held') return this.apply('authorised')
        if (result !== 'never_sent') {
          this.cancelAtBank()
          this.apply('give_up')
        }
        return
      case null:
    }
  }

  private call(result: CallResult, effect: () => void) {
    if (result !== 'never_sent') effect()
    if (result === 'answered') this.syncWithBank()
    if (result === 'timed_out') this.apply('timed_out')
  }
  private placeAtBank(verdict: Verdict) {
    if (this.bank !== 'nothing' && this.bank !== 'needs_card') return
    this.bank =
      verdict === 'approve' ? 'held' : verdict === 'refuse' ? 'needs_card' : 'needs_action'
  }
  private cancelAtBank() {
    if (this.bank !== 'nothing' && this.bank !== 'taken') this.bank = 'cancelled'
  }
  private syncWithBank(): void {
    const joining = this.participation === 'reserved'
    switch (this.bank) {
      case 'held':
        return this.apply('authorised')
      case 'taken':
        return this.apply('captured')
      case 'needs_action':
        if (this.hold !== 'action_required')
          this.giveUp ??= joining
            ? this.now + AUTHENTICATION_TIME
            : giveUpAt(this.now, this.teeTime, DEFAULT_SETTINGS)
        return this.apply('needs_action')
      case 'cancelled':
        if (this.hold === 'capturing' || this.hold === 'releasing') return this.apply('lapsed')
        if (!isHoldWanted(this.goal)) return this.apply('released')
        this.bank = 'needs_card'
        return this.syncWithBank()
      case 'needs_card':
        if (joining) return this.apply('declined')
        this.giveUp ??= giveUpAt(this.now, this.teeTime, DEFAULT_SETTINGS)
        this.placeAt = this.now + HOLD_RETRY_PAUSE
        return this.apply('refused')
      case 'nothing':
    }
  }
  private apply(event: HoldEvent) {
    const row = transitionFor(holdMachine, this.hold, event)
    if (!row) return
    this.hold = row.to
    if (row.effects.includes('confirm_seat')) this.applyToParticipation('hold_authorised')
    if (row.effects.includes('free_seat'))
      this.applyToParticipation(
        this.participation === 'reserved' ? 'hold_declined' : 'hold_given_up',
      )
    this.chargeIfDue()
  }
  private chargeIfDue() {
    if (needsFallbackCharge(this.hold, this.goal)) this.charged = true
  }
}
