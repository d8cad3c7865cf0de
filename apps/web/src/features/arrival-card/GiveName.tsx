import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { Panel } from '@tomogolf/ui/data/Panel.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { NameFields } from '../../components/NameFields.tsx'
import { givenName, useCourseName, type NameEdits } from '../../lib/course-name.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import type { ArrivalCard } from '../../queries/player-names.ts'
import { profileQuery } from '../../queries/profile.ts'

/** For guests who joined without a name: the reminder leads here. */
export function GiveName({ card: { gameId, host } }: { card: ArrivalCard }) {
  const t = useT()
  const queryClient = useQueryClient()
  const [edits, setEdits] = useState<NameEdits>({})
  const [agreed, setAgreed] = useState(false)
  const name = useCourseName(edits)
  const save = useMutation({
    mutationFn: async () => {
      const body = givenName(queryClient.getQueryData(profileQuery.queryKey) ?? null, edits)
      if (body) await api('PUT /api/games/:id/name', { params: { id: gameId }, body })
    },
    onSuccess: async () => {
      toast({ tone: 'success', title: t('names.card.saved', { host: host.displayName }) })
      await invalidateAfter(queryClient, 'PUT /api/games/:id/name')
    },
  })
  return (
    <Panel className="mt-5 print:hidden">
      <h2 className="mb-4 text-t2">{t('names.card.needName')}</h2>
      <NameFields name={name} onEdits={setEdits} />
      <div className="mt-5">
        <Checkbox checked={agreed} onChange={(event) => setAgreed(event.currentTarget.checked)}>
          {t('names.card.agree', { host: host.displayName })}
        </Checkbox>
      </div>
      {save.error && (
        <Alert tone="danger" role="alert" className="mt-4">
          {errorText(t, save.error)}
        </Alert>
      )}
      <Button
        variant="primary"
        size="large"
        block
        className="mt-5"
        busy={save.isPending}
        disabled={!agreed || !name.isComplete}
        onClick={() => save.mutate()}
      >
        {t('names.card.save')}
      </Button>
    </Panel>
  )
}
