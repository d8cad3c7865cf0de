import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { BANK_ACCOUNT_KINDS } from '@tomogolf/domain/payouts/zengin-file'
import { formatDate } from '@tomogolf/format/dates'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { fieldProblems } from '@tomogolf/ui/forms/form-errors.ts'
import { Select, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import type { HostMoney } from '../../queries/transactions.ts'

const FIELDS = ['bank', 'branch', 'kind', 'number', 'holder'] as const
const EMPTY = { bank: '', branch: '', kind: 'ordinary' as const, number: '', holder: '' }

/** Where the host is paid: the account by its last digits, and the form that changes it. */
export function PaidTo({ account, days }: { account: HostMoney['account']; days: number }) {
  const { t, language } = useI18n()
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  return (
    <section>
      <h2 className="mb-2.5 text-t2">{t('payouts.account.title')}</h2>
      {account && (
        <div className="mb-3 flex min-h-18 items-center gap-3.5 rounded-l border border-line bg-surface-1 px-4 py-3">
          <Landmark aria-hidden className="flex-none text-text-3" />
          <span className="min-w-0 flex-1">
            <b className="block font-semibold">
              {t('payouts.account.bankOf', { bank: account.bank, branch: account.branch })}
            </b>
            <span className="block text-xs text-text-3">
              {t(`payouts.account.kind.${account.kind}`)} •••• {account.last3}
            </span>
            {Date.parse(account.usableFrom) > now && (
              <span className="block text-xs text-text-3">
                {t('payouts.account.from', {
                  date: formatDate(Date.parse(account.usableFrom), language),
                })}
              </span>
            )}
          </span>
          {!isOpen && (
            <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
              {t('payouts.account.change')}
            </Button>
          )}
        </div>
      )}
      {(isOpen || !account) && (
        <AccountForm hasAccount={account !== null} onDone={() => setOpen(false)} />
      )}
      <p className="mt-2 text-s text-text-3">{t('payouts.account.text', { count: days })}</p>
    </section>
  )
}

function AccountForm({ hasAccount, onDone }: { hasAccount: boolean; onDone: () => void }) {
  const { t } = useI18n()
  const queryClient = useQueryClient()
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<Record<(typeof FIELDS)[number], string>>({ defaultValues: EMPTY })
  const failed = (error: unknown) =>
    toast({ tone: 'danger', title: t('payouts.account.failed'), description: errorText(t, error) })
  const save = useMutation({
    mutationFn: (form: Record<(typeof FIELDS)[number], string>) =>
      api('PUT /api/payouts/account', {
        body: { ...form, kind: form.kind as (typeof BANK_ACCOUNT_KINDS)[number] },
      }),
    onSuccess: async () => {
      await invalidateAfter(queryClient, 'PUT /api/payouts/account')
      toast({ tone: 'success', title: t('payouts.account.saved') })
      onDone()
    },
    onError: (error) => {
      const problems = fieldProblems(error, FIELDS)
      for (const [name, message] of problems.toReversed())
        setError(name, { message }, { shouldFocus: true })
      if (problems.length === 0) failed(error)
    },
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/payouts/account'),
    onSuccess: async () => {
      await invalidateAfter(queryClient, 'DELETE /api/payouts/account')
      toast({ tone: 'success', title: t('payouts.account.removed') })
      onDone()
    },
    onError: failed,
  })
  const busy = save.isPending || remove.isPending
  const digits = { inputMode: 'numeric', autoComplete: 'off', readOnly: busy } as const
  return (
    <form
      noValidate
      onSubmit={handleSubmit((form) => save.mutate(form))}
      className="grid gap-5 rounded-l border border-line bg-surface-1 p-4.5 md:grid-cols-2"
    >
      <Field
        required
        label={t('payouts.account.bank')}
        hint={t('payouts.account.bankHint')}
        error={errors.bank?.message}
      >
        <TextInput {...register('bank')} {...digits} maxLength={4} />
      </Field>
      <Field
        required
        label={t('payouts.account.branch')}
        hint={t('payouts.account.branchHint')}
        error={errors.branch?.message}
      >
        <TextInput {...register('branch')} {...digits} maxLength={3} />
      </Field>
      <Field required label={t('payouts.account.kind')} error={errors.kind?.message}>
        <Select {...register('kind')} disabled={busy}>
          {BANK_ACCOUNT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`payouts.account.kind.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        required
        label={t('payouts.account.number')}
        hint={t('payouts.account.numberHint')}
        error={errors.number?.message}
      >
        <TextInput {...register('number')} {...digits} maxLength={7} />
      </Field>
      <Field
        required
        className="md:col-span-2"
        label={t('payouts.account.holder')}
        hint={t('payouts.account.holderHint')}
        error={errors.holder?.message}
      >
        <TextInput {...register('holder')} autoComplete="off" readOnly={busy} maxLength={60} />
      </Field>
      <div className="flex flex-wrap gap-3 md:col-span-2">
        <Button type="submit" variant="primary" busy={save.isPending}>
          {t('payouts.account.save')}
        </Button>
        {hasAccount && (
          <>
            <Button variant="ghost" disabled={busy} onClick={onDone}>
              {t('common.cancel')}
            </Button>
            <Button variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('payouts.account.remove')}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
