import type { ReactNode } from 'react'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import { formatAmount, formatDate, formatDateTime } from '@tomogolf/format/format'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { CalendarButton } from '../../components/CalendarButton.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { HoldBar } from '@tomogolf/ui/money/HoldBar.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import type { GameDetail } from '../../queries/games.ts'

type JoinedProps = {
  game: GameDetail
  participation: ResultOf<'POST /api/games/:id/join'>['participation']
  steps: { labels: string[]; current: number }
  about: ReactNode
  onClose: () => void
}

/** The last step: the place is taken, and this is what the card feels. */
export function Joined({ game, participation, steps, about, onClose }: JoinedProps) {
  const { t, language } = useI18n()
  const { terms, hold } = participation
  const amount = formatAmount(terms.hold, language)
  const opens = formatDateTime(Date.parse(game.checkIn.opens), language)
  const scheduled =
    hold?.status === 'scheduled' && hold.placeAt
      ? formatDate(Date.parse(hold.placeAt), language)
      : null
  return (
    <Dialog
      open
      onClose={onClose}
      steps={steps}
      title={t('game.joined.title')}
      description={about}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onClose}>
            {t('game.joined.done')}
          </Button>
          <LinkButton
            to="/games/$id"
            params={{ id: game.id }}
            variant="primary"
            size="large"
            className="flex-1"
            onClick={onClose}
          >
            {t('game.joined.see')}
          </LinkButton>
        </>
      }
    >
      <Alert tone="success" title={t('game.joined.toast', { name: game.host.displayName })}>
        {scheduled
          ? t('game.joined.later', { amount, date: scheduled })
          : t('game.joined.held', { amount })}
      </Alert>
      <HoldBar
        className="mt-5"
        parts={[
          {
            kind: 'held',
            label: scheduled
              ? t('game.bar.willHold', { amount, date: scheduled })
              : t('game.bar.held', { amount }),
          },
        ]}
      />
      <p className="mt-5 text-text-2">
        {game.joinPreview.insideWindow
          ? t('game.joined.nextLate', { opens })
          : t('game.joined.next', {
              until: formatDateTime(Date.parse(terms.freeUntil), language),
              opens,
            })}
      </p>
      <CalendarButton gameId={game.id} className="mt-4" />
    </Dialog>
  )
}
