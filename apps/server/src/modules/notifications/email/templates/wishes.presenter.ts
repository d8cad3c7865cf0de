import { invitationPath, type WishAlert, type WishGame } from '@tomogolf/messages/wishes'
import type { EmailContent } from '../email-content.types.ts'
import type { LocaleFormatter } from '../locale-formatter.presenter.ts'
import { courseAndDay, onGamePage, openGame } from './parts.presenter.ts'
import type { Templates } from './template.types.ts'

const gamePath = (game: WishGame) => `/games/${encodeURIComponent(game.gameId)}/shared`
const pageOf = (token: string, format: LocaleFormatter) =>
  format.link(`/alerts?token=${encodeURIComponent(token)}`)

/** Games that fit: one with all its facts, or a list. */
function composeAlert({ games, token }: WishAlert, format: LocaleFormatter): EmailContent {
  const { t } = format
  const [first] = games
  const stop = {
    page: pageOf(token, format),
    oneClick: format.link(`/unsubscribe?list=wishes&token=${encodeURIComponent(token)}`),
  }
  if (!first || games.length > 1)
    return {
      subject: format.subject('email.wish_digest.subject', { count: games.length }),
      title: t('email.wish_digest.title'),
      body: [t('email.wish_digest.body')],
      details: games.map((game) => ({
        ...format.row(
          format.day(game.teeTime),
          format.course(game),
          ...format.timeRow('', game.teeTime).lines,
          t('email.wish_digest.facts', {
            host: game.hostName,
            price: format.money(game.price),
            free: game.free,
          }),
          ...(game.alsoAt ?? []).map((time) => `${t('email.fact.repeated')}: ${format.time(time)}`),
        ),
        url: format.link(gamePath(game)),
      })),
      button: { label: t('email.wish_digest.button'), url: format.link('/games') },
      stop,
    }
  return {
    subject: format.subject('email.wish_fits.subject', courseAndDay(first, format)),
    title: t('email.wish_fits.title'),
    body: [t('email.wish_fits.body', { host: first.hostName })],
    details: [
      ...format.gameRows(first),
      ...(first.alsoAt ?? []).map((time) => format.timeRow(t('email.fact.repeated'), time)),
      format.row(t('email.fact.host'), first.hostName),
      format.row(t('email.fact.address'), first.location),
      format.row(t('email.fact.price'), format.money(first.price)),
      format.row(t('email.fact.fee'), format.money(first.fee)),
      format.row(t('email.fact.places'), String(first.free)),
      ...(first.listedFrom ? [format.timeRow(t('email.fact.listed_from'), first.listedFrom)] : []),
    ],
    button: { label: t('email.button.open_game'), url: format.link(gamePath(first)) },
    small: [{ label: t('email.wish_fits.not'), url: `${stop.page}&not=${first.gameId}` }],
    stop,
  }
}

export const wishTemplates: Templates<
  | 'wish_fits'
  | 'wish_digest'
  | 'host_digest'
  | 'play_again_host'
  | 'play_again_guest'
  | 'play_again_invitation'
> = {
  wish_fits: { compose: composeAlert },
  wish_digest: { compose: composeAlert },
  host_digest: {
    compose: ({ region, weeks }, format) => {
      const { t } = format
      const place = t(`common.region.${region}`)
      return {
        subject: format.subject('email.host_digest.subject', { region: place }),
        title: t('email.host_digest.title', { region: place }),
        body: [t('email.host_digest.body')],
        details: weeks.map((week) =>
          format.row(
            format.range(week),
            t('email.host_digest.people', { count: week.people }),
            ...(week.needClubs === null ? [] : [t('pool.clubs', { count: week.needClubs })]),
          ),
        ),
        button: { label: t('email.host_digest.button'), url: format.link('/games?host=1') },
        small: [t('pool.rounded')],
      }
    },
  },
  play_again_host: {
    unlessPushed: true,
    compose: (params, format) => ({
      subject: format.subject('email.play_again.subject', { name: params.name }),
      title: format.t('email.play_again.title', { name: params.name }),
      body: [format.t('email.play_again_host.body', { name: params.name })],
      details: format.gameRows(params),
      button: onGamePage(format.t('email.play_again_host.button'), params, format),
    }),
  },
  play_again_guest: {
    unlessPushed: true,
    compose: (params, format) => ({
      subject: format.subject('email.play_again.subject', { name: params.name }),
      title: format.t('email.play_again.title', { name: params.name }),
      body: [format.t('email.play_again_guest.body', { name: params.name })],
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
  play_again_invitation: {
    compose: (params, format) => ({
      subject: format.subject('email.play_again_invitation.subject', {
        name: params.name,
        ...courseAndDay(params, format),
      }),
      title: format.t('email.play_again_invitation.title', { name: params.name }),
      body: [format.t('email.play_again_invitation.body')],
      details: format.gameRows(params),
      button: {
        label: format.t('email.button.open_game'),
        url: format.link(invitationPath(params)),
      },
    }),
  },
}

/** The link that confirms a visitor's address. It repeats nothing that the form contained. */
export const composeWishConfirmation = (
  { token }: { token: string },
  { t, link }: LocaleFormatter,
): EmailContent => ({
  subject: t('email.wish_confirm.subject'),
  title: t('email.wish_confirm.title'),
  body: [t('email.wish_confirm.body'), t('email.wish_confirm.ignore')],
  button: {
    label: t('email.wish_confirm.button'),
    url: link(`/alerts?confirm=${encodeURIComponent(token)}`),
  },
})
