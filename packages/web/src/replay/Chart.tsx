import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../words/useWords.tsx';
import { chartLines, chartOptions } from './chartOptions.ts';
import type { Sample } from './messages.ts';
import type { TurningPoint } from './turningPoints.ts';

/** One figure over the turns. The same numbers stand in a table beside it, so the drawing is purely visual. */
export function Chart({
  samples,
  figure,
  seats,
  height,
  points,
}: {
  readonly samples: readonly Sample[];
  readonly figure: number;
  readonly seats: number;
  readonly height: number;
  readonly points: readonly TurningPoint[];
}) {
  const box = useRef<HTMLDivElement>(null);
  const { theme } = useSettings();
  const { language } = useWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours, another language other digits.
  useEffect(() => {
    const place = box.current;
    if (place === null) return;
    const data: uPlot.AlignedData = [
      samples.map(({ turn }) => turn),
      ...chartLines(seats).map(({ seat }) => samples.map(({ values }) => values[figure]?.[seat] ?? null)),
    ];
    let plot: uPlot | null = null;
    const draw = () => {
      plot?.destroy();
      const width = place.clientWidth;
      plot = width === 0 ? null : new uPlot(chartOptions(seats, width, height, points), data, place);
    };
    draw();
    const sizes = new ResizeObserver(() => {
      if (plot === null) draw();
      else if (Math.abs(plot.width - place.clientWidth) > 1) plot.setSize({ width: place.clientWidth, height });
    });
    sizes.observe(place);
    // The system may switch to dark by itself.
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', draw);
    return () => {
      dark.removeEventListener('change', draw);
      sizes.disconnect();
      plot?.destroy();
    };
  }, [samples, figure, seats, height, points, theme, language]);
  return <div className="chart-box" ref={box} style={{ height }} aria-hidden="true" />;
}
