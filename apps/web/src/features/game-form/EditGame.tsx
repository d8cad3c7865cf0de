import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/server-clock.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import type { Me } from '../../queries/session.ts'
import { useSetting } from '../../queries/settings.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { reveal } from '@tomogolf/ui/lib/reveal.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { teeTimeProblem } from './checks.ts'
import { gameQuery, type GameDetail } from '../../queries/games.ts'
import { changesOf, draftOf, type Change } from './draft.ts'
import { HostForm } from './HostForm.tsx'
import { useChecks } from './use-checks.ts'

/** Changing a game of one's own with the form that made it. Guests are told of a new time or course, and may then leave free. */
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
  const passes = useChecks()
  const [game, setGame] = useState(opened)
  const [draft, setDraft] = useState(() => draftOf(opened))
  const before = draftOf(game)
  const changes = changesOf(before, draft)
  const dirty = Object.keys(changes).length > 0
  const params = { id: game.id }
  // a time that stays as it is was right when it was set
  const moved = before.date !== draft.date || before.time !== draft.time
  const found = teeTimeProblem(draft, useNow(), useSetting('host_lead_hours'))
  const teeTime = moved ? found : null
  const change: Change = (part) => setDraft((now) => ({ ...now, ...part }))

  const save = useMutation({
    mutationFn: () =>
      api('PUT /api/games/:id', { params, body: { ...changes, version: game.version } }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(gameQuery(game.id).queryKey, saved)
      onClose()
      // guests are told of what their journey depends on
      const told = game.players.length > 1 && (moved || before.courseName !== draft.courseName)
      toast({
        tone: 'success',
        title: t('hosting.saved'),
        description: told ? t('hosting.savedText') : undefined,
      })
      await invalidateAfter(queryClient, 'PUT /api/games/:id', game.id)
    },
  })
  const reload = useMutation({
    mutationFn: () => queryClient.query({ ...gameQuery(game.id), staleTime: 0 }),
    onSuccess: (now) => {
      setGame(now)
      setDraft(draftOf(now))
      save.reset()
    },
  })
  const stale = save.error instanceof ApiError && save.error.code === 'STALE_EDIT'
  const submit = () => {
    if (dirty && !save.isPending && teeTime === null && passes(draft, moved ? [] : ['teeTime']))
      save.mutate()
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
            disabled={!dirty || teeTime !== null}
            className="flex-1 lg:min-w-50 lg:flex-none"
          >
            {t(save.isPending ? 'common.saving' : 'hosting.save')}
          </Button>
        </>
      }
    >
      <HostForm
        id="edit-form"
        draft={draft}
        change={change}
        teeTime={teeTime}
        me={me}
        currency={game.currency}
        players={game.players}
        onSubmit={submit}
      >
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
