import type { PlainObject } from '@tessera/kernel';
import { useCallback, useState } from 'react';
import type { TableLink } from '../../link/tableLink.ts';
import type { Refusal } from './useAnswering.ts';

export interface Moment {
  readonly n: number;
  readonly view: PlainObject;
}

/** A past moment shown in place of the present. */
export function useMoments(link: TableLink): {
  readonly moment: Moment | null;
  readonly refusal: Refusal | null;
  readonly show: (n: number) => void;
  readonly back: () => void;
} {
  const [moment, setMoment] = useState<Moment | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const show = useCallback(
    (n: number) => {
      setRefusal(null);
      void link.command({ type: 'moment', n }).then((reply) => {
        if (reply.type === 'moment') setMoment({ n: reply.n, view: reply.view });
        else if (reply.type === 'refused') setRefusal({ rule: reply.code, params: reply.params });
      });
    },
    [link],
  );
  return { moment, refusal, show, back: useCallback(() => setMoment(null), []) };
}
