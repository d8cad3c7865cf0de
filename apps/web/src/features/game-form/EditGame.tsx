import { asCurrency } from '@tomogolf/domain/money'
import type { SeriesScope } from '@tomogolf/domain/series/weekly-series'
import { useState, type FormEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { invalidateAfter } from '../../queries/invalidation.ts'
import type { Me } from '../../queries/session.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { reveal } from '@tomogolf/ui/lib/reveal.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { gameQuery, type GameDetail } from '../../queries/games.ts'
import { followingOf } from '../../lib/series/following.ts'
import { changedFields, draftOfGame } from './game-body.ts'
import type { GameDraft } from './game-draft.ts'
import { HostForm } from './HostForm.tsx'
import { EditScope } from './series/EditScope.tsx'
import { useHostForm } from './use-host-form.ts'

const DECISION_FIELDS = ['minPlayers', 'slots', 'decideDays', 'decideTime'] as const

/** Edits a hosted game. Guests are notified of a new time or course, and may then leave free. */
export default function EditGame({
  game: opened,
  me,
  onClose,
}: {
  game: GameDetail
  me: Me
  onClose: () => void
}) {
  const t = useT()
  const queryClient = useQueryClient()
  const [game, setGame] = useState(opened)
  const [scope, setScope] = useState<SeriesScope>('one')
  const following = followingOf(game)
  const before = draftOfGame(game)
  const currency = asCurrency(game.currency)
  const isTeeTimeKept = ({ date, time }: GameDraft) => date === before.date && time === before.time
  const isPriceKept = ({ price }: GameDraft) => price === before.price
  const isDecided = game.goNoGo !== null && game.goNoGo.decision !== null
  const isDecisionLocked = game.players.length > 1 || isDecided
  const isDecisionKept = (changed: GameDraft) =>
    isDecisionLocked ||
    (isTeeTimeKept(changed) && DECISION_FIELDS.every((field) => changed[field] === before[field]))
  const state = useHostForm(() => before, {
    currency,
    isTeeTimeKept,
    isPriceKept,
    isDecisionKept,
  })
  const { form, draft, teeTimeIssue, submit } = state
  const changes = changedFields(before, draft, game.currency, isDecisionLocked)
  const dirty = Object.keys(changes).length > 0

  const save = useMutation({
    mutationFn: () =>
      api('PUT /api/games/:id', {
        params: { id: game.id },
        body: { ...changes, version: game.version, scope },
      }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(gameQuery(game.id).queryKey, saved)
      onClose()
      const notifiesGuests =
        (game.players.length > 1 ||
          (scope === 'following' && following.some(({ guests }) => guests > 0))) &&
        (!isTeeTimeKept(draft) || before.courseName !== draft.courseName)
      toast({
        tone: 'success',
        title: t('hosting.saved'),
        description: notifiesGuests ? t('hosting.savedText') : undefined,
      })
      await invalidateAfter(queryClient, 'PUT /api/games/:id')
    },
  })
  const reload = useMutation({
    mutationFn: () => queryClient.query({ ...gameQuery(game.id), staleTime: 0 }),
    onSuccess: (current) => {
      setGame(current)
      form.reset(draftOfGame(current))
      save.reset()
    },
  })
  const stale = save.error instanceof ApiError && save.error.code === 'STALE_EDIT'
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (dirty && !save.isPending && !teeTimeIssue) submit(() => save.mutate())(event)
  }
  return (
    <Dialog
      full
      open
      onClose={onClose}
      dirty={dirty}
      busy={save.isPending}
      title={t('hosting.edit')}
      description={t(game.players.length > 1 ? 'hosting.editGuests' : 'hosting.editLead')}
      footer={
        <>
          <Button
            variant="outline"
            size="large"
            disabled={save.isPending}
            onClick={onClose}
            className="lg:ml-auto"
          >
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form="edit-form"
            variant="primary"
            size="large"
            busy={save.isPending}
            disabled={!dirty || teeTimeIssue !== null}
            className="flex-1 lg:min-w-50 lg:flex-none"
          >
            {t(save.isPending ? 'common.saving' : 'hosting.save')}
          </Button>
        </>
      }
    >
      <HostForm
        id="edit-form"
        state={state}
        me={me}
        currency={currency}
        players={game.players}
        isDecided={isDecided}
        opened={game}
        onSubmit={onSubmit}
      >
        {following.length > 0 && (
          <div className="pb-8">
            <EditScope scope={scope} later={following.length} onChange={setScope} />
          </div>
        )}
        {save.error && (
          <div ref={reveal} className="pb-8">
            <Alert tone="danger" role="alert" title={t('hosting.saveFailed')}>
              {errorText(t, save.error)}
              {stale && (
                <span className="mt-2.5 block">
                  <Button
                    size="small"
                    variant="outline"
                    icon={RotateCw}
                    busy={reload.isPending}
                    onClick={() => reload.mutate()}
                  >
                    {t('hosting.reload')}
                  </Button>
                </span>
              )}
            </Alert>
          </div>
        )}
      </HostForm>
    </Dialog>
  )
}
