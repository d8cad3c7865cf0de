import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { PASSKEY_NAME_MAX } from '@tomogolf/domain/sign-in/passkeys'
import { formatViewerTime } from '@tomogolf/format/viewer-time'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { passkeysQuery, type Passkey } from '../../../../queries/account.ts'
import { invalidateAfter } from '../../../../queries/invalidation.ts'
import { AddPasskey } from './AddPasskey.tsx'

/** The passkeys of the account: added, named and removed. */
export function Passkeys() {
  const t = useT()
  const passkeys = useQuery(passkeysQuery)
  if (passkeys.isPending) return <TextSkeleton lines={3} />
  if (passkeys.error)
    return <ErrorState error={passkeys.error} retry={() => void passkeys.refetch()} />
  const list = passkeys.data.passkeys
  return (
    <div className="grid gap-5">
      {list.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {list.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <p className="text-text-2">{t('account.passkeys.none')}</p>
      )}
      <AddPasskey />
    </div>
  )
}

function Row({ passkey }: { passkey: Passkey }) {
  const { t, language } = useI18n()
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const time = (instant: string) => formatViewerTime(Date.parse(instant), language)
  const { name, createdAt, lastUsedAt } = passkey
  const close = () => setOpen(null)
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <KeyRound className="text-text-3" />
        <div className="min-w-0 flex-1 basis-52">
          <b className="font-semibold wrap-anywhere">{name}</b>
          <p className="text-s text-text-3">
            {lastUsedAt === null
              ? t('account.passkeys.added', { time: time(createdAt) })
              : t('account.passkeys.used', { time: time(lastUsedAt) })}
          </p>
        </div>
        {open === null && (
          <span className="ml-auto flex gap-2">
            <Button
              size="small"
              variant="ghost"
              aria-label={t('account.passkeys.renameOf', { name })}
              onClick={() => setOpen('rename')}
            >
              {t('account.passkeys.rename')}
            </Button>
            <Button
              size="small"
              variant="outline"
              aria-label={t('account.passkeys.removeOf', { name })}
              onClick={() => setOpen('remove')}
            >
              {t('account.passkeys.remove')}
            </Button>
          </span>
        )}
      </div>
      {open === 'rename' && <Rename passkey={passkey} onClose={close} />}
      {open === 'remove' && <Remove passkey={passkey} onClose={close} />}
    </li>
  )
}

function Rename({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useT()
  const queryClient = useQueryClient()
  const [name, setName] = useState(passkey.name)
  const rename = useMutation({
    mutationFn: () =>
      api('PATCH /api/auth/passkeys/:id', { params: { id: passkey.id }, body: { name } }),
    onSuccess: async () => {
      await invalidateAfter(queryClient, 'PATCH /api/auth/passkeys/:id')
      onClose()
    },
  })
  return (
    <form
      noValidate
      className="grid max-w-[480px] gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        rename.mutate()
      }}
    >
      <Field
        label={t('account.passkeys.name')}
        error={rename.error && errorText(t, rename.error)}
        required
      >
        <TextInput
          name="passkey-name"
          value={name}
          maxLength={PASSKEY_NAME_MAX}
          readOnly={rename.isPending}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={rename.isPending} disabled={name.trim() === ''}>
          {t('account.passkeys.save')}
        </Button>
        <Button size="small" variant="ghost" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}

function Remove({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useT()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/auth/passkeys/:id', { params: { id: passkey.id } }),
    onSuccess: async () => {
      await invalidateAfter(queryClient, 'DELETE /api/auth/passkeys/:id')
      toast({ tone: 'success', title: t('account.passkeys.removed') })
    },
    onError: (error) =>
      toast({
        tone: 'danger',
        title: t('account.passkeys.notRemoved'),
        description: errorText(t, error),
      }),
  })
  return (
    <Alert tone="warning">
      <p>{t('account.passkeys.removeText')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          size="small"
          variant="danger"
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t('account.passkeys.remove')}
        </Button>
        <Button size="small" variant="ghost" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </Alert>
  )
}
