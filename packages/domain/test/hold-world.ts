import {
  chargeInstead,
  holdMachine,
  holdWanted,
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
/** How a call goes: answered, never sent, or sent and never answered. */
export type Luck = 'answered' | 'never_sent' | 'answer_lost' | 'timed_out'
type BankStatus = 'nothing' | 'needs_card' | 'needs_action' | 'held' | 'taken' | 'cancelled'

const GOALS = {
  release_hold: 'release',
  freeze_hold: 'freeze',
  capture_fee: 'capture_fee',
  capture_all: 'capture_all',
} as const

/** One guest, one hold and the guest's bank, whose word is the truth. Calls to it can fail at every point. */
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

  happens(event: ParticipationEvent) {
    const row = transitionFor(participationMachine, this.participation, event)
    if (!row) return
    this.participation = row.to
    for (const effect of row.effects)
      if (effect in GOALS) this.goal = GOALS[effect as keyof typeof GOALS]
    this.chargeWhatIsOwed()
  }

  operatorDecides(goal: 'release' | 'capture_amount') {
    if (this.goal !== 'freeze' || this.hold !== 'authorised') return
    this.goal = goal
    this.decidedByOperator = true
    this.chargeWhatIsOwed()
  }

  guestAuthenticates() {
    if (this.bank === 'needs_action') this.bank = 'held'
  }
  authorisationLapses(webhookArrives: boolean) {
    if (this.bank !== 'held') return
    this.bank = 'cancelled'
    if (webhookArrives) this.apply('lapsed')
  }
  guestChangesCard() {
    if (this.hold === 'refused') this.placeAt = this.now
  }

  /** Does the next step, as the worker would. */
  work(luck: Luck, verdict: Verdict) {
    switch (this.step) {
      case 'place':
        this.apply('place')
        return this.call(luck, () => this.bankPlaces(verdict))
      case 'ask_provider':
        if (this.bank !== 'nothing') return this.believeBank()
        if (!holdWanted(this.goal)) return this.apply('dropped')
        this.apply('not_found')
        return this.call(luck, () => this.bankPlaces(verdict))
      case 'capture':
        this.apply('start_capture')
        return this.call(luck, () => {
          if (this.bank === 'held') {
            this.bank = 'taken'
            this.captures++
          }
        })
      case 'release':
        this.apply('start_release')
        return this.call(luck, () => this.bankCancels())
      case 'drop':
        if (luck !== 'never_sent') {
          this.bankCancels()
          this.apply('dropped')
        }
        return
      case 'give_up':
        if (this.bank === 'held') return this.apply('authorised')
        if (luck !== 'never_sent') {
          this.bankCancels()
          this.apply('give_up')
        }
        return
      case null:
    }
  }

  private call(luck: Luck, effect: () => void) {
    if (luck !== 'never_sent') effect()
    if (luck === 'answered') this.believeBank()
    if (luck === 'timed_out') this.apply('timed_out')
  }
  private bankPlaces(verdict: Verdict) {
    if (this.bank !== 'nothing' && this.bank !== 'needs_card') return
    this.bank =
      verdict === 'approve' ? 'held' : verdict === 'refuse' ? 'needs_card' : 'needs_action'
  }
  private bankCancels() {
    if (this.bank !== 'nothing' && this.bank !== 'taken') this.bank = 'cancelled'
  }
  private believeBank(): void {
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
        if (!holdWanted(this.goal)) return this.apply('released')
        this.bank = 'needs_card'
        return this.believeBank()
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
    if (row.effects.includes('confirm_seat')) this.happens('hold_authorised')
    if (row.effects.includes('free_seat'))
      this.happens(this.participation === 'reserved' ? 'hold_declined' : 'hold_given_up')
    this.chargeWhatIsOwed()
  }
  private chargeWhatIsOwed() {
    if (chargeInstead(this.hold, this.goal)) this.charged = true
  }
}
