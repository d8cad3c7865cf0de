import type { ReactNode } from 'react'
import { UserCheck } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { Panel } from '@tomogolf/ui/data/Panel.tsx'
import { Conversation } from './Conversation.tsx'
import type { GameDetail } from '../../../queries/games.ts'

type HostAfterPanelProps = {
  game: GameDetail
  appeal?: ReactNode
  /** Questions about presence. */
  presence?: ReactNode
  onReport: () => void
}
/** The host's panel after the round: open questions, and attendance while it can be marked. */
export function HostAfterPanel({ game, appeal, presence, onReport }: HostAfterPanelProps) {
  const t = useT()
  const { can, penalised } = game.viewer
  const hasGuests = game.players.length > 1
  return (
    <Panel className="lg:p-6!">
      <Badge>{t('common.badge.completed')}</Badge>
      <h2 className="mt-3 text-t2">{t('game.after.hosted')}</h2>
      {presence}
      {penalised && appeal && <div className="mt-4">{appeal}</div>}
      <Conversation game={game} />
      {hasGuests && (
        <div className="mt-4.5 grid gap-2.5">
          {can.showQr === true && (
            <LinkButton
              to="/games/$id/qr"
              params={{ id: game.id }}
              variant="outline"
              block
              icon={UserCheck}
            >
              {t('game.after.arrivals')}
            </LinkButton>
          )}
          {can.report === true && (
            <Button variant="ghost" size="small" block onClick={onReport}>
              {t('game.report.action')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  )
}
