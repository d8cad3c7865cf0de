import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleUserRound } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { formatViewerTime } from '@tomogolf/format/viewer-time'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { identitiesQuery, type Identity } from '../../../../queries/account.ts'
import { invalidateAfter } from '../../../../queries/invalidation.ts'
import type { Issuer } from '../../../../queries/site.ts'

/** Accounts at issuers that log in to this one: linked and removed. */
export function Identities({ issuers }: { issuers: readonly Issuer[] }) {
  const t = useT()
  const identities = useQuery(identitiesQuery)
  if (identities.isPending) return <TextSkeleton lines={3} />
  if (identities.error)
    return <ErrorState error={identities.error} retry={() => void identities.refetch()} />
  const list = identities.data.identities
  return (
    <div className="grid gap-5">
      {list.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {list.map((identity) => (
            <Row key={identity.id} identity={identity} />
          ))}
        </ul>
      ) : (
        <p className="text-text-2">{t('account.identities.none')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {issuers.map((issuer) => (
          <LinkIssuer key={issuer.id} issuer={issuer} />
        ))}
      </div>
    </div>
  )
}

/** Leads to the login page of an issuer and back to this one. */
function LinkIssuer({ issuer: { id, name } }: { issuer: Issuer }) {
  const t = useT()
  const link = useMutation({
    mutationFn: async () => {
      const { url } = await api('POST /api/auth/identities/link', { body: { issuer: id } })
      location.assign(url)
    },
    onError: (error) =>
      toast({
        tone: 'danger',
        title: t('account.identities.failed'),
        description: errorText(t, error),
      }),
  })
  return (
    <Button busy={link.isPending} onClick={() => link.mutate()}>
      {t('account.identity.linkTitle', { issuer: name })}
    </Button>
  )
}

function Row({ identity }: { identity: Identity }) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { id, issuer, email, createdAt, lastUsedAt } = identity
  const time = (instant: string) => formatViewerTime(Date.parse(instant), language)
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/auth/identities/:id', { params: { id } }),
    onSuccess: async () => {
      await invalidateAfter(queryClient, 'DELETE /api/auth/identities/:id')
      toast({ tone: 'success', title: t('account.identities.removed') })
    },
    onError: (error) =>
      toast({
        tone: 'danger',
        title: t('account.identities.notRemoved'),
        description: errorText(t, error),
      }),
  })
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <CircleUserRound className="text-text-3" />
        <div className="min-w-0 flex-1">
          <b className="font-semibold wrap-anywhere">{issuer}</b>
          {email !== null && <p className="text-s wrap-anywhere text-text-2">{email}</p>}
          <p className="text-s text-text-3">
            {lastUsedAt === null
              ? t('account.passkeys.added', { time: time(createdAt) })
              : t('account.passkeys.used', { time: time(lastUsedAt) })}
          </p>
        </div>
        {!isOpen && (
          <Button
            size="small"
            variant="outline"
            aria-label={t('account.passkeys.removeOf', { name: issuer })}
            onClick={() => setOpen(true)}
          >
            {t('account.passkeys.remove')}
          </Button>
        )}
      </div>
      {isOpen && (
        <Alert tone="warning">
          <p>{t('account.identities.removeText')}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              size="small"
              variant="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {t('account.passkeys.remove')}
            </Button>
            <Button size="small" variant="ghost" onClick={() => setOpen(false)}>
              {t('common.cancel')}
            </Button>
          </div>
        </Alert>
      )}
    </li>
  )
}
