import type { Me } from '@tessera/protocol';
import { useEffect } from 'react';
import { ask } from '../api/api.ts';
import { keepMe, usePerson } from '../api/person.ts';
import { useSettings } from './settings.ts';

/** E-mails come in the language last used on the page: the server is told when it changes. */
export function useNoticeLanguage(): void {
  const { me } = usePerson();
  const { language } = useSettings();
  useEffect(() => {
    if (me === null || me.notices.email === null || me.notices.language === language) return;
    const body = { ...me.notices, language };
    void ask<Me>('PUT', '/api/me/notices', { body }).then(keepMe);
  }, [me, language]);
}
