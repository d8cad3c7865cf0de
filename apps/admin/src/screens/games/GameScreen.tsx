import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, CircleX, ExternalLink, Mail, Pencil } from 'lucide-react'
import { courseNameIn } from '@tomogolf/format/course-names'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { AnchorButton, Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Money } from '../../components/cells/Money.tsx'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'
import { Panel } from '../../components/Panel.tsx'
import { NotesPanel } from '../../components/notes/NotesPanel.tsx'
import { useIsOwn } from '../../lib/own-record.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { ReviewState } from '../../components/cells/ReviewState.tsx'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { PanelTable, type Column } from '../../components/DataTable.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { EditGameDialog } from './EditGameDialog.tsx'
import { QuestionsPanel } from './QuestionsPanel.tsx'
import { May, useMay } from '../../lib/may.tsx'
import { NewMessageDialog } from '../users/MessageDialog.tsx'
import { SeriesLinks } from './SeriesLinks.tsx'
import { InvitationsPanel } from './InvitationsPanel.tsx'
import { SubstitutesPanel } from './SubstitutesPanel.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'

type Game = ResultOf<'GET /api/admin/games/:id'>
type Guest = Game['guests'][number] & { id: string }

/** One game: its guests with their terms and holds, and its log. */
export function GameScreen({ game }: { game: Game }) {
  const { t, language } = useI18n()
  const may = useMay()
  const [cancelling, setCancelling] = useState(false)
  const [editing, setEditing] = useState(false)
  const [writing, setWriting] = useState(false)
  const [removing, setRemoving] = useState<Guest | null>(null)
  const open = game.status === 'scheduled' || game.status === 'active'
  const isOwn = useIsOwn({ game })
  const isEditable = open && !isOwn
  const mayChangeSeats = may('seats.change') && !isOwn
  const guests: Guest[] = game.guests.map((guest) => ({ ...guest, id: guest.participationId }))
  const columns: Column<Guest>[] = [
    {
      id: 'guest',
      title: t('admin.role.guest'),
      cell: (guest) => (
        <>
          <PersonCell person={guest.person} opens />
          {guest.companion !== null && (
            <span className="block text-s text-text-2">
              {guest.companion
                ? t('admin.game.companion', { name: guest.companion })
                : t('admin.game.companionErased')}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (guest) => (
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StateBadge area="participation" state={guest.status} />
          {isEditable && guest.status === 'confirmed' && (
            <May do="games.cancel">
              <Button
                size="small"
                variant="outline"
                className="whitespace-nowrap"
                onClick={() => setRemoving(guest)}
              >
                {t('admin.game.remove')}
                <span className="sr-only"> {guest.companion || guest.person.name}</span>
              </Button>
            </May>
          )}
        </span>
      ),
    },
    {
      id: 'terms',
      title: t('admin.game.terms'),
      right: true,
      from: 'md',
      cell: (guest) => (
        <>
          <Money value={guest.price} /> + <Money value={guest.fee} />
        </>
      ),
    },
    {
      id: 'hold',
      title: t('admin.game.hold'),
      right: true,
      cell: (guest) => (
        <span className="inline-flex items-center gap-3">
          <Money value={guest.hold} />
          {guest.holdId && guest.holdStatus && may('money.read') && (
            <Link to="/holds" search={{ id: guest.holdId, open: guest.holdId } as never}>
              <StateBadge area="holdStatus" state={guest.holdStatus} />
            </Link>
          )}
        </span>
      ),
    },
    {
      id: 'name',
      title: t('admin.game.name'),
      from: 'wide',
      cell: (guest) => t(guest.nameShared ? 'admin.yes' : 'admin.no'),
    },
    {
      id: 'policy',
      title: t('admin.hold.policy'),
      from: 'wide',
      right: true,
      cell: (guest) => guest.policyVersion,
    },
  ]
  return (
    <>
      <Link to="/games" className="arrow-link text-s text-text-2">
        <ArrowLeft />
        {t('admin.nav.games')}
      </Link>
      <PageTitle
        title={courseNameIn(game, language)}
        lead={
          <>
            <Timestamp at={game.teeTime} year /> · {game.location}
          </>
        }
      >
        <AnchorButton
          size="small"
          variant="outline"
          icon={ExternalLink}
          href={`/games/${game.id}/shared`}
          target="_blank"
          rel="noopener"
        >
          {t('admin.game.public')}
        </AnchorButton>
        <May do="games.cancel">
          {isEditable && (
            <Button size="small" variant="outline" icon={Pencil} onClick={() => setEditing(true)}>
              {t('admin.game.edit')}
            </Button>
          )}
          <Button size="small" variant="outline" icon={Mail} onClick={() => setWriting(true)}>
            {t('admin.game.message')}
          </Button>
        </May>
        {isEditable && (
          <May do="games.cancel">
            <Button
              size="small"
              variant="danger"
              icon={CircleX}
              onClick={() => setCancelling(true)}
            >
              {t('admin.game.cancel')}
            </Button>
          </May>
        )}
      </PageTitle>
      {open && isOwn && may('games.cancel') && (
        <Alert tone="info" className="mb-4">
          {t('errors.OWN_ACCOUNT')}
        </Alert>
      )}
      {game.cancelReason && (
        <Alert tone="warning" title={t('admin.game.cancelled')} className="mb-4">
          {game.cancelReason}
        </Alert>
      )}
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_344px]">
        <Panel title={t('admin.games.guests')}>
          {guests.length ? (
            <PanelTable label={t('admin.games.guests')} columns={columns} rows={guests} />
          ) : (
            <p className="text-s text-text-2">{t('admin.game.noGuests')}</p>
          )}
        </Panel>
        <Panel
          title={t('admin.game.facts')}
          aside={<StateBadge area="gameStatus" state={game.status} />}
        >
          <div className="mb-4">
            <PersonCell person={game.host} />
          </div>
          <DescriptionGrid
            pairs={[
              [t('common.card.price'), <Money key="p" value={game.price} />],
              [t('admin.games.guests'), `${game.seatsTaken} / ${game.slots}`],
              [
                t('admin.game.audience'),
                [
                  t(game.inviteOnly ? 'admin.game.audience.link' : 'admin.game.audience.everyone'),
                  ...(game.womenOnly ? [t('common.badge.women_only')] : []),
                ].join(', '),
              ],
              ...(game.minPlayers === null
                ? []
                : [
                    [
                      t('admin.game.minimum'),
                      t('admin.game.players', { count: game.minPlayers }),
                    ] as const,
                    [t('admin.game.decideAt'), <Timestamp key="d" at={game.decideAt} />] as const,
                    [
                      t('admin.game.decision'),
                      game.decision && t(`admin.game.decision.${game.decision}`),
                    ] as const,
                  ]),
              ...(game.series.length > 0
                ? [[t('admin.game.series'), <SeriesLinks key="w" game={game} />] as const]
                : []),
              [t('admin.games.created'), <Timestamp key="c" at={game.createdAt} year />],
              [t('admin.game.qr'), game.qrOpenedAt && <Timestamp key="q" at={game.qrOpenedAt} />],
              [
                t('admin.game.settled'),
                game.settledAt && <Timestamp key="s" at={game.settledAt} />,
              ],
              [t('admin.game.review'), game.review && <ReviewState key="r" review={game.review} />],
              [t('admin.user.id'), game.id],
            ]}
          />
          {game.notes && (
            <p className="mt-4 border-t border-line pt-4 text-s text-text-2">{game.notes}</p>
          )}
        </Panel>
        {game.waiting.length > 0 && (
          <WaitingPanel entries={game.waiting} mayChange={mayChangeSeats} />
        )}
        {game.invitations.length > 0 && (
          <InvitationsPanel invitations={game.invitations} mayChange={mayChangeSeats} />
        )}
        {game.substitutes.length > 0 && <SubstitutesPanel links={game.substitutes} />}
        <QuestionsPanel questions={game.questions} mayRemove={may('reports.decide') && !isOwn} />
        <NotesPanel
          notes={game.internalNotes}
          subject={{ kind: 'games', id: game.id }}
          mayAdd={may('games.cancel')}
          className="lg:col-span-2"
        />
        <Panel title={t('admin.game.history')} className="lg:col-span-2">
          <ol className="grid gap-2.5 text-s">
            {game.events.map((event, i) => (
              <li key={i} className="grid gap-x-4 md:grid-cols-[200px_1fr]">
                <span className="text-text-3">
                  <Timestamp at={event.at} />
                </span>
                <span>
                  <b className="font-semibold">
                    {t.has(`admin.event.${event.event}`)
                      ? tDynamic(t)(`admin.event.${event.event}`)
                      : event.event}
                  </b>
                  <span className="text-text-3">
                    {' '}
                    · {tDynamic(t)(`admin.actor.${event.actor}`)}
                    {event.by && `, ${event.by}`}
                  </span>
                  {event.details && (
                    <span className="break-words text-text-2"> · {event.details}</span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </Panel>
      </div>
      {editing && <EditGameDialog game={game} onClose={() => setEditing(false)} />}
      {writing && (
        <NewMessageDialog
          draft={`message to ${game.id}`}
          title={t('admin.game.messageTitle')}
          description={t('admin.game.messageText')}
          send={async (body) => {
            const { sent } = await api('POST /api/admin/games/:id/message', {
              params: { id: game.id },
              body,
            })
            return { tone: 'success', title: t('admin.game.messageDone', { count: sent }) }
          }}
          onClose={() => setWriting(false)}
        />
      )}
      {removing && (
        <ReasonDialog
          draft={`remove ${removing.id}`}
          danger
          title={t('admin.game.removeTitle', { name: removing.companion || removing.person.name })}
          description={t('admin.game.removeText')}
          submit={t('admin.game.remove')}
          done={t('admin.game.removeDone')}
          onClose={() => setRemoving(null)}
          run={(reason) =>
            api('POST /api/admin/games/:id/guests/:participationId/remove', {
              params: { id: game.id, participationId: removing.participationId },
              body: { reason },
            })
          }
        />
      )}
      {cancelling && (
        <ReasonDialog
          draft={`cancel ${game.id}`}
          danger
          title={t('admin.cancel.title', { course: courseNameIn(game, language) })}
          description={t('admin.cancel.text')}
          reasonHint={t('admin.cancel.hint')}
          submit={t('admin.game.cancel')}
          done={t('admin.cancel.done')}
          onClose={() => setCancelling(false)}
          run={(reason) =>
            api('POST /api/admin/games/:id/cancel', {
              params: { id: game.id },
              body: { reason, version: game.version },
            })
          }
        >
          <Alert tone="info">
            {t('admin.cancel.money', {
              count: game.guests.filter((guest) => guest.holdStatus === 'authorised').length,
            })}
          </Alert>
        </ReasonDialog>
      )}
    </>
  )
}
