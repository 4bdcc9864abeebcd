import { compileMessages } from '@callboard/language/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [compileMessages(), react({ compiler: true })] });
