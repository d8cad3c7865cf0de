import { formatDateTime } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { statementUntilOf } from '../../../lib/party/party.ts'
import { ActionBar } from './JoinPanel.tsx'
import type { GameDetail } from '../../../queries/games.ts'

/** On phones: the guest's next action at the lower edge; empty when there is none. */
export function GuestBar({ game, onState }: { game: GameDetail; onState: () => void }) {
  const { t, language } = useI18n()
  const { can, participation } = game.viewer
  const statementUntil = statementUntilOf(participation, 'missing')
  if (can.state === true)
    return (
      <ActionBar>
        <p className="min-w-0 flex-1 text-s text-warning">
          {statementUntil &&
            t('game.statement.until', {
              time: formatDateTime(Date.parse(statementUntil), language),
            })}
        </p>
        <Button variant="primary" size="large" onClick={onState}>
          {t('game.statement.action')}
        </Button>
      </ActionBar>
    )
  if (can.checkIn === true)
    return (
      <ActionBar>
        <LinkButton
          to="/games/$id/check-in"
          params={{ id: game.id }}
          variant="primary"
          size="large"
          block
        >
          {t('game.checkIn.action')}
        </LinkButton>
      </ActionBar>
    )
  return null
}
