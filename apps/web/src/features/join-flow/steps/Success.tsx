import { CalendarClock, CalendarX, ClipboardList, CreditCard, Flag, QrCode } from 'lucide-react'
import { HOST_ARRIVES_BEFORE } from '@tomogolf/domain/game'
import { formatDate, formatDateTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { CalendarButton } from '../../../components/CalendarButton.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { sentences } from '@tomogolf/format/sentences'
import { HoldTimeline, type Moment } from '@tomogolf/ui/money/HoldTimeline.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import type { GameDetail } from '../../../queries/games.ts'
import { InvitedCompanions } from '../../../components/InvitedCompanions.tsx'
import { companionsOf, nameOf, wholeParty } from '../../../lib/party/party.ts'
import type { JoinResult } from '../join-flow.machine.ts'
import { DoneFooter, GameLine, useSteps } from './step-frame.tsx'

type SuccessProps = {
  game: GameDetail
  participation: JoinResult['participation']
  onClose: () => void
}

/** The last step: the seat is taken, with the hold and what comes next. */
export function Success({ game, participation, onClose }: SuccessProps) {
  const { t, language } = useI18n()
  const steps = useSteps(3)
  const { terms, hold } = wholeParty(participation)
  const names = companionsOf(participation).map(nameOf)
  const amount = formatAmount(terms.hold, language)
  const timeOf = (at: number) => formatDateTime(at, language)
  const scheduled =
    hold?.status === 'scheduled' && hold.placeAt
      ? formatDate(Date.parse(hold.placeAt), language)
      : null
  const moments: Moment[] = [
    scheduled
      ? {
          tone: 'money',
          icon: CalendarClock,
          time: scheduled,
          title: t('game.story.scheduled', { amount }),
          text: t('game.story.heldText'),
        }
      : {
          tone: 'money',
          icon: CreditCard,
          time: t('game.story.today'),
          title: t('game.story.held', { amount }),
          text: t('game.story.heldText'),
        },
    // both from the server, so no clock of the device matters
    participation.joinedAt > terms.freeUntil
      ? {
          tone: 'neutral',
          icon: CalendarX,
          time: t('game.story.now'),
          title: t('game.story.late', { amount }),
          text: t('game.story.lateText'),
        }
      : {
          tone: 'neutral',
          icon: CalendarX,
          time: t('game.story.until', { time: timeOf(Date.parse(terms.freeUntil)) }),
          title: t('game.story.free'),
          text: t('game.story.freeText'),
        },
    {
      tone: 'neutral',
      icon: ClipboardList,
      title: t('game.arrival.open'),
      text: t('game.arrival.text'),
    },
    {
      // the host is there as well, and shows the code
      tone: 'next',
      icon: Flag,
      time: t('game.next.by', { time: timeOf(Date.parse(game.teeTime) - HOST_ARRIVES_BEFORE) }),
      title: t('game.next.clubhouse'),
    },
    {
      tone: 'neutral',
      icon: QrCode,
      title: t('game.next.checkIn'),
      text: sentences(
        language,
        t('game.story.checkInText', { host: game.host.displayName }),
        t('game.next.charge', { fee: formatAmount(terms.fee, language) }),
      ),
    },
  ]
  return (
    <Dialog
      open
      onClose={onClose}
      steps={steps}
      title={t('game.joined.title')}
      description={<GameLine game={game} />}
      footer={<DoneFooter game={game} onClose={onClose} />}
    >
      <Alert tone="success" title={t('game.joined.toast', { name: game.host.displayName })}>
        {scheduled
          ? t('game.joined.later', { amount, date: scheduled })
          : t('game.joined.held', { amount })}
        {names[0] !== undefined && (
          <span className="mt-1 block">
            {t('game.party.joined', {
              count: names.length + 1,
              names:
                names[1] === undefined
                  ? names[0]
                  : t('game.party.names', { first: names[0], second: names[1] }),
            })}
          </span>
        )}
      </Alert>
      <InvitedCompanions game={game} className="mt-6" />
      <h3 className="mt-6 mb-3.5 font-text text-[1.0625rem] font-semibold tracking-normal">
        {t('game.next.title')}
      </h3>
      <HoldTimeline moments={moments} />
      <CalendarButton gameId={game.id} className="mt-4" />
      <LinkButton
        to="/games/$id/arrival"
        params={{ id: game.id }}
        variant="outline"
        block
        icon={ClipboardList}
        className="mt-2.5"
        onClick={onClose}
      >
        {t('game.arrival.open')}
      </LinkButton>
    </Dialog>
  )
}
