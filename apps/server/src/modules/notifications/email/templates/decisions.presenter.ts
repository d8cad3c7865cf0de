import { courseAndDay, findGame, onGamePage, openGame } from './parts.presenter.ts'
import type { Templates } from './template.types.ts'

/** Whether a game is played. */
export const decisionTemplates: Templates<
  'game_on' | 'game_called_off_host' | 'decision_asked_host'
> = {
  game_on: {
    compose: (params, format) => ({
      subject: format.subject('email.game_on.subject', courseAndDay(params, format)),
      title: format.t('email.game_on.title'),
      body: [
        format.t(`email.game_on.${params.isKept ? 'kept' : 'enough'}`, { count: params.players }),
        ...(params.as === 'guest' ? [format.t('email.game_on.bound')] : []),
      ],
      details: [
        ...format.gameRows(params),
        format.timeRow(format.t('email.fact.arrive_by'), params.arriveBy),
      ],
      button: openGame(params, format),
    }),
  },
  game_called_off_host: {
    compose: (params, format) => ({
      subject: format.subject('email.game_called_off_host.subject', courseAndDay(params, format)),
      title: format.t('email.game_called_off_host.title'),
      body: [
        format.t('email.game_called_off_host.body', { count: params.minPlayers }),
        ...(params.guests === 0
          ? []
          : [format.t('email.game_called_off_host.guests', { count: params.guests })]),
      ],
      details: format.gameRows(params),
      button: findGame(format),
    }),
  },
  decision_asked_host: {
    compose: (params, format) => ({
      subject: format.subject('email.decision_asked_host.subject', courseAndDay(params, format)),
      title: format.t('email.decision_asked_host.title'),
      body: [
        format.t('email.decision_asked_host.body', {
          count: params.minPlayers,
          players: params.guests + 1,
        }),
        format.t('email.decision_asked_host.otherwise', { time: format.time(params.decideAt) }),
      ],
      details: [
        ...format.gameRows(params),
        format.timeRow(format.t('email.fact.decide_at'), params.decideAt),
      ],
      button: onGamePage(format.t('email.decision_asked_host.button'), params, format),
    }),
  },
}
