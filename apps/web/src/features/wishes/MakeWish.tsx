import { useQueryClient } from '@tanstack/react-query'
import { BellPlus } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { WishForm } from './WishForm.tsx'
import type { WishSearch } from './wish-search.ts'
import { bodyOf, initialValues, type WishValues } from './wish-values.ts'

type MakeWishProps = {
  prefilled: WishSearch
  signedIn: boolean
  captcha: { prepare: () => void; token: () => Promise<string> }
  /** `email`: where the confirmation goes; null for a user, whose wish counts at once. */
  onMade: (email: string | null) => void
}

/** A new wish, of a user or of a visitor. */
export default function MakeWish({ prefilled, signedIn, captcha, onMade }: MakeWishProps) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const save = async (values: WishValues) => {
    const { wish } = await api('POST /api/wishes', {
      body: { ...bodyOf(values), language, recaptchaToken: await captcha.token() },
    })
    await invalidateAfter(queryClient, 'POST /api/wishes')
    onMade(wish ? null : values.email)
  }
  return (
    <WishForm
      initial={initialValues(prefilled)}
      asksEmail={!signedIn}
      submit={{ label: t('wishes.make'), icon: BellPlus }}
      save={save}
      onFocus={captcha.prepare}
    />
  )
}
