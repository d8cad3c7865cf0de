import type { MessageGame } from '@tomogolf/messages/params'
import type { LocaleFormatter } from '../locale-formatter.presenter.ts'
import {
  courseAndDay,
  findGame,
  onGamePage,
  openGame,
  quoteOf,
  updateCard,
} from './parts.presenter.ts'
import { joiningTemplates } from './joining.presenter.ts'
import type { Templates } from './template.types.ts'

/** The page that leaves the list without a login. */
const leavePage = ({ gameId, token }: MessageGame & { token: string }, format: LocaleFormatter) =>
  format.link(`/waiting-list?game=${encodeURIComponent(gameId)}&token=${encodeURIComponent(token)}`)

const spotsOf = ({ spots = 1 }: { readonly spots?: number }): number => spots

/** The waiting list of a full game. */
export const waitingTemplates: Templates<
  'waiting_joined' | 'waiting_seat' | 'waiting_offer' | 'waiting_ended'
> = {
  waiting_joined: {
    compose: (params, format) => ({
      subject: format.subject('email.waiting_joined.subject', courseAndDay(params, format)),
      title: format.t('email.waiting_joined.title'),
      body: [
        format.t('email.waiting_joined.body', {
          position: params.position,
          count: spotsOf(params),
        }),
      ],
      card: [
        format.t('email.waiting_joined.card', {
          hold: format.money(params.hold),
          count: spotsOf(params),
        }),
      ],
      details: format.gameRows(params),
      button: openGame(params, format),
      small: [{ label: format.t('email.waiting.leave'), url: leavePage(params, format) }],
    }),
  },
  waiting_seat: {
    compose: (params, format) => {
      const joined = joiningTemplates.joined_guest.compose(params, format)
      const [placed, ...card] = joined.card ?? []
      return {
        ...joined,
        subject: format.subject('email.waiting_seat.subject', courseAndDay(params, format)),
        title: format.t('email.waiting_seat.title'),
        card: [
          params.fixUntil
            ? format.t('email.waiting_seat.now', {
                hold: format.money(params.hold),
                time: format.time(params.fixUntil),
              })
            : (placed ?? ''),
          ...card,
        ],
      }
    },
  },
  waiting_offer: {
    compose: (params, format) => ({
      subject: format.subject('email.waiting_offer.subject', {
        ...courseAndDay(params, format),
        count: spotsOf(params),
      }),
      title: format.t('email.waiting_offer.title', { count: spotsOf(params) }),
      body: [
        format.t('email.waiting_offer.body', {
          time: format.time(params.offerUntil),
          count: spotsOf(params),
        }),
      ],
      card: [
        format.t('email.waiting_offer.card', {
          hold: format.money(params.hold),
          count: spotsOf(params),
        }),
      ],
      money: [format.row(format.t('email.fact.hold'), format.money(params.hold))],
      details: [
        ...format.gameRows(params),
        format.row(format.t('email.fact.host'), params.hostName),
        format.timeRow(format.t('email.fact.answer_until'), params.offerUntil),
      ],
      button: onGamePage(
        format.t('email.waiting_offer.button', { count: spotsOf(params) }),
        params,
        format,
      ),
      small: [
        {
          label: format.t('email.waiting_offer.decline', { count: spotsOf(params) }),
          url: leavePage(params, format),
        },
      ],
    }),
  },
  waiting_ended: {
    compose: (params, format) => ({
      subject: format.subject('email.waiting_ended.subject', courseAndDay(params, format)),
      title: format.t('email.waiting_ended.title'),
      body: [format.t(`email.waiting_ended.${params.why}`)],
      ...(params.reason !== undefined && { quote: quoteOf('operator', params.reason, format) }),
      card: [format.t('email.join_ended_guest.card')],
      details: format.gameRows(params),
      button:
        params.why === 'card'
          ? updateCard(format)
          : params.why === 'closed' || params.why === 'cancelled' || params.why === 'clash'
            ? findGame(format)
            : openGame(params, format),
    }),
  },
}
