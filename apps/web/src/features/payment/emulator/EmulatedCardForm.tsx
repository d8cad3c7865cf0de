import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { japanDate } from '@tomogolf/domain/time'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { cardBrandName } from '@tomogolf/format/card-brand'
import { BrandMark } from '../BrandMark.tsx'
import { cardFault, type CardField, type Fault } from '../card-faults.ts'
import { expiryProblem, formatExpiry, parseExpiry } from './card-expiry.ts'
import { brandOf, cvcLength, digitsOf, groupNumber, numberProblem } from './card-number.ts'
import { regroup } from './caret.ts'
import type { Access, Intent } from '../card-provider.ts'
import { confirmCard } from './emulator-client.ts'

export type TypedCard = { number: string; expiry: string; cvc: string; name: string }
const SHOWN_BRANDS = ['visa', 'mastercard', 'jcb', 'amex'] as const
type Problems = Partial<Record<CardField, string>>

type EmulatedCardFormProps = {
  access: Access
  card: TypedCard
  onChange: (card: TypedCard) => void
  /** The emulator has accepted the card, or waits for the bank. */
  onConfirmed: (intent: Intent) => void
  /** Our server is saving the card. */
  saving: boolean
  submit: ReactNode
  variant: 'primary' | 'secondary'
  /** Between the fields and the button. */
  children: ReactNode
}

/**
 * Number, expiry and security code, sent to the card emulator only. Live cards are entered in
 * LiveCardForm.
 */
export default function EmulatedCardForm({
  access,
  card,
  onChange,
  onConfirmed,
  saving,
  submit,
  variant,
  children,
}: EmulatedCardFormProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ fault: Fault; field: CardField | null } | null>(null)
  const digits = digitsOf(card.number)
  const brand = brandOf(digits)
  const codeLength = cvcLength(digits)

  const check = (): Problems => {
    const number = numberProblem(card.number)
    const expiry = expiryProblem(card.expiry, japanDate(currentTime()))
    return {
      ...(number && { number: t(`payment.card.number.${number}`) }),
      ...(expiry && { expiry: t(`payment.card.expiry.${expiry}`) }),
      ...(card.cvc.length !== codeLength && {
        cvc: t('payment.card.cvc.incomplete', { count: codeLength }),
      }),
    }
  }
  const problems: Problems = {
    ...(refused?.field && { [refused.field]: t(`payment.fault.${refused.fault}`) }),
    ...(tried ? check() : {}),
  }

  const focus = (field: CardField) =>
    form.current?.querySelector<HTMLInputElement>(`[name='${field}']`)?.focus()
  const confirm = useMutation({
    mutationFn: () => {
      const { month, year } = parseExpiry(card.expiry)!
      return confirmCard(access, {
        number: digits,
        month,
        year,
        cvc: card.cvc,
        name: card.name.trim(),
      })
    },
    onMutate: () => setRefused(null),
    onSuccess: onConfirmed,
    onError: (error) => {
      const fault = cardFault(error)
      setRefused(fault)
      if (fault.field) focus(fault.field)
    },
  })
  const busy = confirm.isPending || saving
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const first = Object.keys(check())[0]
    if (first) focus(first as CardField)
    else if (!busy) confirm.mutate()
  }
  const change = (part: Partial<TypedCard>) => {
    setRefused(null)
    onChange({ ...card, ...part })
  }
  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-5 lg:gap-5.5">
      <Field label={t('payment.card.number')} error={problems.number} required>
        <TextInput
          name="number"
          inputMode="numeric"
          autoComplete="cc-number"
          autoCorrect="off"
          spellCheck={false}
          maxLength={29}
          placeholder="1234 1234 1234 1234"
          className="text-ellipsis"
          readOnly={busy}
          value={card.number}
          onChange={(event) => change({ number: regroup(event.currentTarget, groupNumber) })}
          after={
            brand && !(SHOWN_BRANDS as readonly string[]).includes(brand) ? (
              <BrandMark brand={brand} />
            ) : (
              <span className="flex gap-1.5">
                {SHOWN_BRANDS.map((shown) => (
                  <BrandMark
                    key={shown}
                    brand={shown}
                    dim={brand !== null && brand !== shown}
                    className={
                      brand !== null && brand !== shown ? 'max-md:hidden' : 'max-[380px]:hidden'
                    }
                  />
                ))}
              </span>
            )
          }
        />
      </Field>
      <span role="status" className="sr-only">
        {brand && cardBrandName(brand)}
      </span>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label={t('payment.card.expiry')} error={problems.expiry} required>
          <TextInput
            name="expiry"
            inputMode="numeric"
            autoComplete="cc-exp"
            maxLength={9}
            placeholder={t('payment.setup.expiryPlaceholder')}
            readOnly={busy}
            value={card.expiry}
            onChange={(event) => change({ expiry: regroup(event.currentTarget, formatExpiry) })}
          />
        </Field>
        <Field
          label={t('payment.card.cvc')}
          hint={t(codeLength === 4 ? 'payment.card.cvc.front' : 'payment.card.cvc.back')}
          error={problems.cvc}
          required
        >
          <TextInput
            name="cvc"
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            placeholder={t('payment.card.cvc.placeholder', { count: codeLength })}
            readOnly={busy}
            value={card.cvc}
            onChange={(event) =>
              change({ cvc: digitsOf(event.currentTarget.value).slice(0, codeLength) })
            }
          />
        </Field>
      </div>
      <Field label={t('payment.card.name')} optional>
        <TextInput
          name="name"
          autoComplete="cc-name"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={80}
          readOnly={busy}
          value={card.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </Field>
      {children}
      {refused && !refused.field && (
        <Alert tone="danger" role="alert">
          {t(`payment.fault.${refused.fault}`)}
        </Alert>
      )}
      <Button type="submit" variant={variant} size="large" block busy={busy}>
        {busy ? t('payment.setup.busy') : submit}
      </Button>
    </form>
  )
}
