import { Suspense, useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useConvertedTotal } from '../../../lib/converted-total.ts'
import { formatDate } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Skeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { reveal } from '@tomogolf/ui/lib/reveal.ts'
import type { NameParts } from '@tomogolf/domain/katakana/propose-katakana'
import { Agreement } from './Agreement.tsx'
import { PartyAgreement } from './PartyAgreement.tsx'
import { PartyPart } from './PartyPart.tsx'
import { invitedIn, type CompanionDraft } from '../companion-draft.ts'
import { CardRow } from './CardRow.tsx'
import { ExpiringCard } from './ExpiringCard.tsx'
import { NamePart } from './NamePart.tsx'
import { useCourseName, type NameEdits } from '../../../lib/course-name.ts'
import { PriceLanes } from '../../../components/PriceLanes.tsx'
import { multiplyAmount } from '../../../lib/amounts.ts'
import type { JoinParts } from '../../../lib/join-parts.ts'
import type { NewCompanion } from '../../../lib/party/party.ts'
import { cardsQuery } from '../../../queries/cards.ts'
import type { GameDetail } from '../../../queries/games.ts'
import { mostTogether } from '../../../queries/waits-for.ts'
import { GameLine, useSteps } from './step-frame.tsx'
import { WaitingPosition, WaitingSteps } from './WaitingParts.tsx'

type HoldStepProps = {
  game: GameDetail
  parts: JoinParts
  /** The game is full, or too few spots are free for the party: the user joins its waiting list. */
  waits: boolean
  isFull: boolean
  agreed: boolean
  /** How many required fields the profile lacks. */
  missing: number
  busy: boolean
  /** Why the last attempt was refused. */
  problem: string | null
  nameEdits: NameEdits
  drafts: readonly CompanionDraft[]
  /** Null while a draft is not complete. */
  companions: readonly NewCompanion[] | null
  onDrafts: (drafts: readonly CompanionDraft[]) => void
  onNameEdits: (edits: NameEdits) => void
  onAgree: (agreed: boolean) => void
  onProfileSaved: () => void
  onSubmit: () => void
  /** The user goes to another page and comes back. */
  onLeave: () => void
  onClose: () => void
}

const PROFILE_FORM = 'join-profile'

/** Step 2 of 3: everything that a join needs, from the missing profile to the agreement. */
export function HoldStep({
  game,
  parts: { cardEntry, profileFields: ProfileFields },
  waits,
  isFull,
  agreed,
  missing,
  busy,
  problem,
  nameEdits,
  drafts,
  companions,
  onDrafts,
  onNameEdits,
  onAgree,
  onProfileSaved,
  onSubmit,
  onLeave,
  onClose,
}: HoldStepProps) {
  const { t, language } = useI18n()
  const steps = useSteps(2)
  const [saving, setSaving] = useState(false)
  const [typed, setTyped] = useState(false)
  const [typedName, setTypedName] = useState<NameParts>()
  const name = useCourseName(nameEdits, typedName)
  const cards = useQuery(cardsQuery).data?.paymentMethods
  const needsCard = cards !== undefined && !cards.some((card) => card.isDefault)
  const preview = game.joinPreview
  const most = isFull ? (preview.waiting?.mostSeats ?? 1) : mostTogether(game)
  const free = isFull ? 0 : preview.mostSeats
  // nothing is held for invited companions
  const seats = drafts.length + 1 - invitedIn(drafts)
  const total = {
    price: multiplyAmount(preview.price, seats),
    fee: multiplyAmount(preview.fee, seats),
    hold: multiplyAmount(preview.hold, seats),
  }
  const amount = formatAmount(total.hold, language)
  const estimate = useConvertedTotal(total.hold)
  const asks = game.joining === 'approve'
  const scheduledAt = preview.placement === 'scheduled' ? preview.placeAt : null
  const placeAt = scheduledAt ? formatDate(Date.parse(scheduledAt), language) : null
  const waiting = waits && (
    <Part>
      <div className="grid gap-6">
        <WaitingPosition position={(game.viewer.waitingCount ?? 0) + 1} />
        <WaitingSteps game={game} seats={seats} />
      </div>
    </Part>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      steps={steps}
      title={
        missing
          ? t('games.profile.title')
          : waits
            ? t('game.wait.title')
            : asks
              ? t('game.ask.title')
              : t('game.hold.title', { amount })
      }
      description={<GameLine game={game} />}
      dirty={agreed || typed}
      busy={busy || saving}
      footer={
        <>
          <p className="w-full text-center text-s text-text-2">
            {needsCard
              ? t('game.card.first')
              : waits
                ? t('game.wait.nothing')
                : asks
                  ? t('game.ask.nothing', { host: game.host.displayName })
                  : placeAt
                    ? t('game.join.later', { amount, date: placeAt })
                    : t('game.join.today', { amount })}
          </p>
          <Button variant="outline" size="large" disabled={busy || saving} onClick={onClose}>
            {t('common.back')}
          </Button>
          <Button
            variant="primary"
            size="large"
            className="flex-1"
            busy={busy || saving}
            disabled={!agreed || needsCard || name.problems || companions === null}
            {...(missing ? { type: 'submit', form: PROFILE_FORM } : { onClick: onSubmit })}
          >
            {saving
              ? t('common.saving')
              : waits
                ? t(busy ? 'game.wait.sending' : 'game.wait.action')
                : asks
                  ? t(busy ? 'game.ask.sending' : 'game.ask.send')
                  : !busy && drafts.length > 0
                    ? t('game.party.join', { count: drafts.length + 1 })
                    : t(
                        busy ? 'game.hold.placing' : placeAt ? 'game.hold.join' : 'game.hold.place',
                        { amount },
                      )}
          </Button>
        </>
      }
    >
      <div onInput={() => setTyped(true)} className="-mt-5 divide-y divide-line">
        {isFull && waiting}
        {missing > 0 && (
          <Part title={t('games.profile.missing', { count: missing })}>
            <Suspense fallback={<Skeleton className="h-60 rounded-m" />}>
              <ProfileFields
                formId={PROFILE_FORM}
                onSaving={setSaving}
                onSaved={onProfileSaved}
                onName={setTypedName}
              />
            </Suspense>
          </Part>
        )}
        {!asks && (most > 1 || drafts.length > 0) && (
          <Part>
            <PartyPart
              most={most}
              free={free}
              mayInvite={!waits && preview.mayInvite}
              game={game}
              drafts={drafts}
              disabled={busy}
              onDrafts={onDrafts}
            />
          </Part>
        )}
        {!isFull && waiting}
        {asks && <p className="py-5 text-s text-text-3">{t('game.party.alone')}</p>}
        <Part title={t('names.field.title')}>
          <NamePart host={game.host.displayName} name={name} onEdits={onNameEdits} />
        </Part>
        <Part>
          <PriceLanes
            amounts={total}
            label={seats > 1 ? t('game.party.total', { count: seats }) : undefined}
            placed={waits ? 'waiting' : asks ? 'accepted' : (scheduledAt ?? 'today')}
          />
          {seats > 1 && (
            <p className="mt-2 text-s text-text-2">
              {t('game.party.holds', {
                count: seats,
                each: formatAmount(preview.hold, language),
              })}
            </p>
          )}
          {estimate && <p className="mt-2 text-s text-text-3">{estimate}</p>}
          <p className="mt-2 text-s text-text-3">{t('game.story.debit')}</p>
        </Part>
        <Part title={t('game.card.title')}>
          <CardRow gameId={game.id} cardEntry={cardEntry} onLeave={onLeave} />
          {preview.cardExpiry && <ExpiringCard expiry={preview.cardExpiry} />}
        </Part>
        <Part>
          <div className="grid gap-5.5 text-[.9375rem] leading-snug">
            <Checkbox
              checked={agreed}
              disabled={busy}
              onChange={(event) => onAgree(event.currentTarget.checked)}
              // browsers only scroll to the hidden input, at the top of a tall label
              onFocus={(event) => reveal(event.currentTarget.labels![0]!)}
            >
              <Agreement game={game} waits={waits} hold={total.hold} />
              {name.isComplete && (
                <span className="mt-2 block">
                  {t('game.agree.name', { host: game.host.displayName })}
                </span>
              )}
              <PartyAgreement hold={preview.hold} companions={companions ?? []} />
            </Checkbox>
            <p className="-mt-3 flex flex-wrap gap-x-6 text-s text-text-2">
              <Link
                to="/cancellation"
                target="_blank"
                className="link inline-flex min-h-11 items-center"
              >
                {t('game.rules')}
                <span className="sr-only"> {t('common.newTab')}</span>
              </Link>
              <Link
                to="/games/$id"
                params={{ id: game.id }}
                onClick={onClose}
                className="link inline-flex min-h-11 items-center"
              >
                {t('game.all')}
              </Link>
            </p>
          </div>
        </Part>
      </div>
      {problem && (
        <div ref={reveal}>
          <Alert
            tone="danger"
            role="alert"
            title={t(waits ? 'game.wait.failed' : asks ? 'game.ask.failed' : 'games.joinFailed')}
            className="mt-4"
          >
            {problem}
          </Alert>
        </div>
      )}
    </Dialog>
  )
}

const Part = ({ title, children }: { title?: ReactNode; children: ReactNode }) => (
  <section className="py-5">
    {title && (
      <h3 className="mb-4 font-text text-[1.0625rem] leading-snug font-semibold tracking-normal">
        {title}
      </h3>
    )}
    {children}
  </section>
)
