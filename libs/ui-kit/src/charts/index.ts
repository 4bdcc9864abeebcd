export { BarChart, type BarChartProps } from './BarChart/BarChart';
export type { BarLayout } from './BarChart/barsAt';
export type { ChartSeries, SeriesChartProps } from './Chart/Chart.types';
export { HeatChart, type HeatChartProps } from './HeatChart/HeatChart';
export { LineChart } from './LineChart/LineChart';
export { Outline, type OutlineProps } from './Outline/Outline';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline';
