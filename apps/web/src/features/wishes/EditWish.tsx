import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { present } from '@tomogolf/ui/lib/search-params.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import type { Wish } from '../../queries/wishes.ts'
import { WishForm } from './WishForm.tsx'
import { bodyOf, valuesOf, type WishValues } from './wish-values.ts'

type EditWishProps = { wish: Wish; token: string | undefined; onSaved: () => void }

/** Changes an open wish. */
export function EditWish({ wish, token, onSaved }: EditWishProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const save = async (values: WishValues) => {
    await api('PATCH /api/wishes/:id', {
      params: { id: wish.id },
      query: present({ token }),
      body: bodyOf(values),
    })
    await invalidateAfter(queryClient, 'PATCH /api/wishes/:id')
    onSaved()
  }
  return (
    <section aria-labelledby="edit-wish" className="grid gap-6">
      <h2 id="edit-wish" className="text-t2">
        {t('wishes.edit.title')}
      </h2>
      <WishForm
        initial={valuesOf(wish)}
        asksEmail={false}
        submit={{ label: t('wishes.save'), icon: Check }}
        save={save}
        cancel={
          <LinkButton to="/alerts" search={present({ token })} variant="ghost" block>
            {t('wishes.edit.back')}
          </LinkButton>
        }
      />
    </section>
  )
}
